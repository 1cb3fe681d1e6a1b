import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the React floor into a folder that the bench serves. */
export const buildReactFloor = async (outDir: string): Promise<void> => {
  mkdirSync(outDir, { recursive: true });
  await build({ entryPoints: [join(import.meta.dirname, 'page.tsx')], outfile: join(outDir, 'page.js'), bundle: true, minify: true, format: 'esm', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } });
  const page = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>React and nothing else</title></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>';
  writeFileSync(join(outDir, 'index.html'), page);
  writeFileSync(join(outDir, 'shell.html'), page);
};
