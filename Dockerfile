# A small image: everything is built in the first stage, and only what runs is in the second.
FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update -q \
    && apt-get install -qy --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py requirements.lock README.md LICENSE NOTICE ./
COPY src src
RUN python -m venv /opt/godsplay \
    && /opt/godsplay/bin/pip install --no-cache-dir --constraint requirements.lock ".[notices,passkeys,postgresql]" \
    && /opt/godsplay/bin/python -c "from godsplay.version import how_built; assert how_built() == 'compiled'" \
    && /opt/godsplay/bin/pip uninstall --yes pip

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data godsplay
COPY --from=build /opt/godsplay /opt/godsplay
USER 10001
WORKDIR /data
VOLUME /data
ENV PATH=/opt/godsplay/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_DATA_HOME=/data
EXPOSE 8642
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8642/health', timeout=4)"]
ENTRYPOINT ["godsplay"]
CMD ["serve", "--host", "0.0.0.0"]
