"""What tests of the web interface share."""
