import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import type { ImageKind } from '#application/ports/image-url-builder';
import type { TmdbData } from '#tests/tmdb/server/tmdb-data.ts';
import { answer } from '#tests/tmdb/server/routes.ts';
import { FONTS, STYLE } from './build.ts';
import { IMAGE_ORIGIN } from '../../tmdb/image-host.ts';

type Row = {
  readonly id: number;
  readonly title: string;
  readonly poster_path: string;
  readonly backdrop_path: string;
  readonly overview: string;
};

const images = tmdbImageUrlBuilder({ base: IMAGE_ORIGIN });
const picture = (kind: ImageKind, path: string, sizes: string, more = ''): string => {
  const source = images.source(kind, path);
  return source === null ? '' : `<img alt="" src="${source.src}" srcset="${source.srcSet}" sizes="${sizes}" ${more}>`;
};

const ask = (data: TmdbData, path: string): unknown =>
  answer(path, new URLSearchParams({ language: 'en-US', page: '1', region: 'US' }), { data, size: null }).body;

const card = ({ title, poster_path }: Row, index: number): string =>
  `<li><a href="#"><span class="art">${picture('poster', poster_path, '(max-width: 767px) 32vw, 200px', index < 14 ? 'fetchpriority="high"' : 'loading="lazy"')}</span><b>${title}</b></a></li>`;

const documentOf = (body: string): string => {
  const preload = FONTS.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Hand-written page</title><link rel="preconnect" href="${IMAGE_ORIGIN}"><link rel="stylesheet" href="/style.css">${preload}</head><body><header><a href="#">Marquee</a></header><main>${body}</main></body></html>`;
};

/** Writes a list and a title's page as by hand, without a script: the same pictures as the app's pages of the TMDB catalogue. */
export const buildTmdbBaselines = (outDir: string, data: TmdbData, titleId: number): void => {
  mkdirSync(outDir, { recursive: true });
  for (const font of FONTS) copyFileSync(join(import.meta.dirname, '../../../src/ui/design/fonts', font), join(outDir, font));
  writeFileSync(join(outDir, 'style.css'), `${STYLE}.art img{display:block;width:100%;height:100%;object-fit:cover}`);
  const { results } = ask(data, '/movie/popular') as { readonly results: ReadonlyArray<Row> };
  const film = ask(data, `/movie/${titleId}`) as Row;
  const list = documentOf(`<h1>Popular</h1><ul style="padding-top:2rem">${results.map(card).join('')}</ul>`);
  const hero = `<section class="hero"><span class="art" style="aspect-ratio:auto">${picture('backdrop', film.backdrop_path, '100vw', 'fetchpriority="high"')}</span><h1>${film.title}</h1></section><p class="lead">${film.overview}</p>`;
  for (const [name, page] of [
    ['index', list],
    ['list', list],
    ['title', documentOf(hero)],
    ['shell', list],
  ] as const)
    writeFileSync(join(outDir, `${name}.html`), page);
};
