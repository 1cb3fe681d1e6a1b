# Builds the app as static files and serves them: docker build -t marquee . && docker run -p 8080:80 marquee
# Variables of the build (README.md, Configuration) come from a file .env. Data stays in the visitors' browsers.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit-lockfile-registry-resolved=false
COPY . .
RUN npm run build

FROM nginx:stable-alpine
COPY docs/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/marquee
EXPOSE 80
