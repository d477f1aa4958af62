# The hall in a container: `docker build -t meadhall .`, then see compose.yaml and docs/operations.md.
FROM python:3.13-slim AS build
# A compiler makes the engines thirty times faster; it stays behind in this stage.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
RUN pip install --no-cache-dir uv==0.13.7
WORKDIR /src
COPY . .
ENV UV_PROJECT_ENVIRONMENT=/venv UV_LINK_MODE=copy
RUN uv sync --no-dev --no-editable

FROM python:3.13-slim
COPY --from=build /venv /venv
RUN useradd --system --create-home hall && mkdir /data && chown hall /data
USER hall
ENV PATH=/venv/bin:$PATH XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8020
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8020/healthz')"]
CMD ["meadhall", "serve", "--host", "0.0.0.0"]
