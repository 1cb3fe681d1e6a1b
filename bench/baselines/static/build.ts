import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backdropArt } from '#ui/design/poster-art/backdrop-art.ts';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

const root = join(import.meta.dirname, '../../..');
const fonts = join(root, 'src/ui/design/fonts');

/** Font files of the hand-written pages. */
export const FONTS = ['league-gothic-latin.woff2', 'instrument-sans-latin.woff2'];

export const STYLE = `@font-face{font-family:L;src:url(/league-gothic-latin.woff2) format("woff2");font-display:swap}
@font-face{font-family:I;src:url(/instrument-sans-latin.woff2) format("woff2");font-weight:400 700;font-display:swap}
*{box-sizing:border-box}body{margin:0;background:oklch(.158 .014 305);color:oklch(.96 .013 85);font:400 1rem/1.5 I,sans-serif}
a{color:inherit;text-decoration:none}header{position:absolute;inset:0 0 auto;display:flex;gap:1.5rem;align-items:center;height:4rem;padding:0 3vw;z-index:1}
.hero{position:relative;min-height:min(47rem,92vh);display:flex;flex-direction:column;justify-content:flex-end;gap:1.5rem;padding:8rem 3vw 3rem}
.hero>.art{position:absolute;inset:0;z-index:-1}.hero>.art svg{width:100%;height:100%}
h1{margin:0;width:max-content;padding:1rem 1.5rem;background:oklch(.945 .04 88);color:oklch(.2 .016 305);font:400 clamp(3rem,6vw,5rem)/1 L,Impact,sans-serif;text-transform:uppercase}
h2{font:400 2rem/1 L,Impact,sans-serif;text-transform:uppercase;margin:3rem 3vw 1rem}.lead{max-width:34ch;font-size:1.25rem;margin:0}
.go{display:inline-block;width:max-content;padding:.7rem 1.2rem;border-radius:5px;background:oklch(.815 .158 76);color:oklch(.21 .045 65);font-weight:600}
ul{list-style:none;margin:0;padding:0 3vw;display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:1.5rem 1rem}
.art{display:block;aspect-ratio:2/3;overflow:hidden}.art svg{display:block;width:100%;height:100%}b{display:block;font-weight:550;font-size:.875rem}small{opacity:.7}`;

/** Writes a page as by hand: the same hero and posters as the landing page's first view, and no script. */
export const buildStaticBaseline = (outDir: string, hero: ArtTitle, posters: ReadonlyArray<ArtTitle>): void => {
  mkdirSync(outDir, { recursive: true });
  for (const font of FONTS) copyFileSync(join(fonts, font), join(outDir, font));
  writeFileSync(join(outDir, 'style.css'), STYLE);
  const cards = posters.map(
    (title) =>
      `<li><a href="#"><span class="art" aria-hidden="true">${posterArt(title)}</span><b>${title.title}</b><small>${title.year ?? ''}</small></a></li>`,
  );
  const preload = FONTS.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`).join('');
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Hand-written page</title><meta name="description" content="The baseline that the app is measured against"><link rel="stylesheet" href="/style.css">${preload}</head><body><header><a href="#">Marquee</a><a href="#">Home</a><a href="#">Genre</a></header><main><section class="hero"><span class="art" aria-hidden="true">${backdropArt(hero)}</span><h1>What’s on tonight?</h1><p class="lead">A century of films and series. Save what you want to watch, and remember what you’ve seen.</p><a class="go" href="#">Start your lists</a></section><h2>Popular films</h2><ul>${cards.join('')}</ul></main></body></html>`,
  );
  writeFileSync(join(outDir, 'shell.html'), readFileSync(join(outDir, 'index.html')));
};
