# The hall in a container: `docker build -t meadhall .`, then see compose.yaml and docs/operations.md
# (`buildah build` and `podman build` need --format docker, or they leave the health check out).
# What runs is not root, and writes to /data and /tmp alone.
ARG PYTHON=3.14

FROM python:${PYTHON}-slim AS build
# A compiler makes the engines thirty times faster; it stays behind in this stage, like Node.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
RUN pip install --no-cache-dir uv==0.13.7
WORKDIR /src
# The image's own Python, copies instead of links into a cache, and bytecode made once: the file
# system it runs on can't be written to.
ENV UV_PROJECT_ENVIRONMENT=/venv UV_PYTHON_DOWNLOADS=never UV_NO_CACHE=1 UV_COMPILE_BYTECODE=1
COPY . .
RUN uv sync --no-dev --extra all --no-editable
# Fails if the engines were not compiled after all, or the page is missing.
RUN /venv/bin/python scripts/try_wheel.py compiled

FROM python:${PYTHON}-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin hall \
    && install -d -o hall -g hall /data
COPY --from=build /venv /venv
# By number, so that whoever forbids root can see that it isn't.
USER 10001
ENV PATH=/venv/bin:$PATH XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8020
STOPSIGNAL SIGTERM
# Ready, not only alive: it stores something to find out.
HEALTHCHECK --interval=10s --timeout=8s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8020/readyz')"]
CMD ["meadhall", "serve", "--host", "0.0.0.0"]
