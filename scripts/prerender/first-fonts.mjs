import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_SHEET = /url\(\/?(assets\/(?:league-gothic|instrument-sans)-latin-(?!ext)[^)]+\.woff2)\)/g;

/** Returns the files of the fonts with Latin letters, which every page uses: from the manifest, else from the style sheets. */
export const firstFonts = (dist, chunks, sheets) => {
  const fonts = Object.values(chunks)
    .map(({ file }) => file)
    .filter((file) => /(?:league-gothic|instrument-sans)-latin-[^/]*\.woff2$/.test(file) && !file.includes('-ext'));
  if (fonts.length > 0) return fonts;
  const text = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  return [...new Set([...text.matchAll(IN_SHEET)].map(([, file]) => file))];
};
