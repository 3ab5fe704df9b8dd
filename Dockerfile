# The site in a small image that runs without privileges:
#   docker build -t portfolio .
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges portfolio
# Below another path than the one in config.ts: docker build --build-arg BASE=/repo/ …

# Pinned by digest. Dependabot updates version and digest.
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG BASE
# The first line of _headers is the path that the site was built for, and a star.
RUN npm run build -- ${BASE:+--base="$BASE"} \
  && base="$(head -n 1 dist/_headers | tr -d '*')" \
  && mkdir -p "/site$base" \
  && cp -R dist/. "/site$base" \
  && find /site -type f -size +1k -regex '.*\.\(html\|js\|css\|svg\|json\|webmanifest\|xml\|txt\)' -exec gzip -9 -k {} + \
  && node src/tooling/commands/command.mjs container > /site.conf

FROM nginxinc/nginx-unprivileged:1.30.5-alpine@sha256:ed04ec1ff34502c339ee5c3ae3f855442398edc1d05591e2b98981dcbbd20b1e
COPY src/tooling/commands/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site.conf /etc/nginx/site.conf
COPY --from=build /site /srv/site
RUN ["nginx", "-t"]
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["nc", "-z", "127.0.0.1", "8080"]
# Skips the image's start script, which rewrites the configuration.
ENTRYPOINT ["nginx", "-g", "daemon off;"]
