"""Tables inside a page: the same application in a worker of the browser, without a server."""
