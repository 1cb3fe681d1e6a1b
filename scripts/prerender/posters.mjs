// Draws the posters that link previews show. Social networks show no SVG.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Width of a poster in pixels; its height is one and a half times that. */
const WIDTH = 400;
const QUALITY = 82;

/** The display font of the posters as TrueType, which the renderer reads: `src/ui/design/fonts/league-gothic-*.woff2` at its two widths. */
const FONTS = join(root, 'scripts/prerender/fonts');
const cache = join(root, '.cache/posters');

/** The narrow width of the font is a family of its own for the renderer, which supports no variable fonts. */
const forRenderer = (svg) =>
  svg.replace(/font-family="League Gothic(,[^"]*"[^>]*) style="font-stretch:86%"/, 'font-family="League Gothic Narrow$1');

let renderer = null;

/** Loads the renderer with the fonts. It reads its settings when it draws the first text. */
const loadRenderer = async () => {
  mkdirSync(cache, { recursive: true });
  const settings = join(cache, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${FONTS}</dir><cachedir>${join(cache, 'fonts')}</cachedir><include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = settings;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
};

/** Returns the poster of an SVG as JPEG. */
export const drawPoster = async (svg) => {
  const sharp = await (renderer ??= loadRenderer());
  return sharp(Buffer.from(forRenderer(svg)), { density: (72 * WIDTH) / 300 }).resize(WIDTH).jpeg({ quality: QUALITY }).toBuffer();
};

/** Returns a hash of this script and the version of sharp, which a drawn poster depends on besides its SVG. */
const madeWith = () =>
  createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(root, 'node_modules/sharp/package.json')));

/**
 * Writes posters as JPEG files. A poster that an earlier build drew is copied.
 * @param posters SVG by file.
 */
export const writePosters = async (posters) => {
  const settings = madeWith().digest('hex');
  const waiting = [...posters];
  const drawNext = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, svg] = next;
      const drawn = join(cache, `${createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 32)}.jpg`);
      if (!existsSync(drawn)) {
        const picture = await drawPoster(svg);
        // Renamed when it is complete: two builds may run at the same time.
        writeFileSync(`${drawn}.${process.pid}`, picture);
        renameSync(`${drawn}.${process.pid}`, drawn);
      }
      copyFileSync(drawn, file);
    }
  };
  await Promise.all(cpus().map(drawNext));
};
