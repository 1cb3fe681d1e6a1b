// Draws the icons and pictures of the installed app from the logo and from pictures of the visual tests. Its output is committed.
// Usage: node scripts/build/app-icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../setup.mjs';

/** The colours of the logo (public/favicon.svg). */
const [GROUND, GLYPH, LIGHT] = ['#141019', '#f6f0e4', '#f5b440'];

/**
 * Returns the logo as SVG. @param scale size of the letter: a maskable icon keeps it within the middle 80 %, which every mask shows.
 * @param corner radius of the ground's corners, of 48; null without a ground. @param colour of the whole letter.
 */
const logo = ({ scale = 1, corner = 8, colour = null }) => {
  const ground = corner === null ? '' : `<rect width="48" height="48" rx="${corner}" fill="${GROUND}"/>`;
  const offset = 24 - 24 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ground}
<g transform="translate(${offset} ${offset}) scale(${scale})">
<path d="M8 36V12h6.500L24 24.500 33.500 12H40v24h-6.500V23.500L24 36 14.500 23.500V36z" fill="${colour ?? GLYPH}"/>
<path d="M18.500 12h11L24 19.500z" fill="${colour ?? LIGHT}"/></g></svg>`;
};

/** The icons of the shortcuts, as in src/ui/design/icons/icon-paths.ts. */
const SHORTCUTS = {
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5',
  watchlist: 'M6.5 3.5h11v17L12 16l-5.5 4.5z',
  evening: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.2l3.5 2',
};

/** Returns an icon on the ground of the logo as SVG. @param path in a box of 24 × 24. */
const ofShortcut = (path) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<rect width="48" height="48" rx="8" fill="${GROUND}"/>
<path transform="translate(9 9) scale(1.25)" d="${path}" fill="none" stroke="${LIGHT}" stroke-width="1.7"
stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const ICONS = [
  ['icons/icon-192.png', 192, {}], ['icons/icon-512.png', 512, {}],
  ['icons/maskable-512.png', 512, { scale: 0.75, corner: 0 }],
  // Only its opacity counts: the system fills it with a colour of its own.
  ['icons/monochrome-512.png', 512, { corner: null, colour: '#ffffff' }],
  // iOS rounds the corners itself and shows transparency as black.
  ['apple-touch-icon.png', 180, { scale: 0.85, corner: 0 }],
  ...Object.entries(SHORTCUTS).map(([name, path]) => [`icons/${name}-192.png`, 192, path]),
];

/** Pictures for the dialog that installs the app: name, source, and the size in px. */
const SCREENSHOTS = [
  ['wide.webp', 'features-landing-landing-page-many-desk.png', 1280, 800],
  ['narrow.webp', 'features-title-details-page-phone-phone.png', 390, 844],
];

for (const [file, size, options] of ICONS) {
  const svg = Buffer.from(typeof options === 'string' ? ofShortcut(options) : logo(options));
  const density = (72 * size) / 48;
  writeFileSync(join(root, 'public', file), await sharp(svg, { density }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer());
}
mkdirSync(join(root, 'public/screenshots'), { recursive: true });
for (const [file, source, width, height] of SCREENSHOTS) {
  const picture = sharp(join(root, 'tests/visual/baselines', source)).resize(width, height, { fit: 'cover', position: 'top' });
  writeFileSync(join(root, 'public/screenshots', file), await picture.webp({ quality: 70 }).toBuffer());
}
