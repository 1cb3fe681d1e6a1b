import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** The host of TMDB's images, which the measured browser resolves to a server of this process. */
export const IMAGE_ORIGIN = 'https://image.tmdb.org';

export type ImageHost = { readonly browserFlag: string; readonly close: () => Promise<void> };

/** Returns a picture of this width with about as many bytes as TMDB's: 20 kB for a poster of 342 px. */
const pictureOf = (width: number): Promise<Buffer> => {
  const height = Math.round(width * (width === 300 || width >= 1280 ? 9 / 16 : 3 / 2));
  return sharp({ create: { width, height, channels: 3, background: '#445566', noise: { type: 'gaussian', mean: 128, sigma: 22 } } })
    .blur(1.6)
    .jpeg({ quality: 70 })
    .toBuffer();
};

/** Serves a picture for every path `/t/p/w{width}/…` over HTTP/2. */
export const startImageHost = async (secure: { readonly key: string; readonly cert: string }): Promise<ImageHost> => {
  const pictures = new Map<number, Promise<Buffer>>();
  const server = createSecureServer({ ...secure, allowHTTP1: true }, (request, response) => {
    const width = Number(/\/w(\d+)\//.exec(request.url)?.[1] ?? 342);
    const picture = pictures.get(width) ?? pictureOf(width);
    pictures.set(width, picture);
    void picture.then((body) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return {
    browserFlag: `--host-resolver-rules=MAP image.tmdb.org:443 127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
};
