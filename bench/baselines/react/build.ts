import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';

/** Bundles the React baseline into a folder that the bench serves, with the images of the first posters as files next to it. */
export const buildReactBaseline = async (outDir: string, posters: ReadonlyArray<ArtTitle>): Promise<void> => {
  mkdirSync(join(outDir, 'posters'), { recursive: true });
  posters.forEach((title, index) =>
    writeFileSync(join(outDir, `posters/${index}.svg`), posterArt(title).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')),
  );
  await build({
    entryPoints: [join(import.meta.dirname, 'page.tsx')],
    outfile: join(outDir, 'page.js'),
    bundle: true, minify: true, format: 'esm', jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', POSTERS: String(posters.length) },
  });
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>React and nothing else</title></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>';
  writeFileSync(join(outDir, 'index.html'), page);
  writeFileSync(join(outDir, 'shell.html'), page);
};
