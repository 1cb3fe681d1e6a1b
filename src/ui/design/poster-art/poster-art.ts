import type { ArtTitle } from './art-title';
import { chooseComposition, type ChosenComposition, type PosterVariant } from './choose-composition';
import { luminance, contrast } from './colours';
import { lettering } from '#ui/design/poster-art/lettering/lettering.ts';
import type { Inks } from './palette';
import { defaultFloor, type TitleBox } from './composition';

const CREAM = '#fbf3e0';
const SOOT = '#17131a';

/** Returns the most readable colour on the given background: foreground, background, cream or soot. */
const letteringColour = ({ background, foreground }: Inks, ground: string): string =>
  [foreground, CREAM, SOOT].reduce((best, colour) => (contrast(colour, ground) > contrast(best, ground) ? colour : best), background);

/** A series is framed as a television set; its title is on the set, below the screen. */
const BELOW_THE_TUBE: TitleBox = { x: 20, y: 332, width: 260, height: 100, align: 'foot' };

/**
 * Returns a poster of a title as an SVG of 300 × 450 with the lettering. The same title and variant always get the same poster. The SVG has
 * no ids, no filters and no external references, so any number can be in one page. Inline the SVG: the lettering needs the display font of
 * the page.
 */
export function posterArt(title: ArtTitle, variant: PosterVariant = 0): string {
  const chosen = chooseComposition(title, false, variant);
  const { composition, inks, family } = chosen;
  const isSeries = title.mediaType === 'tv';
  const box = isSeries ? BELOW_THE_TUBE : composition.box;
  const under = box.background ?? inks.background;
  const titleLettering = lettering(title, box, letteringColour(inks, under));

  const placement = isSeries ? 'translate(18 12) scale(.88)' : scaleAboveTitle(chosen, titleLettering.top);
  const motif = withTransforms(composition.layers.join(''), [placement, mirror(chosen)]);
  const colour = composition.background ?? inks.background;
  const ground = `<path d="M0 0H300V450H0z" fill="${colour}"/>`;
  const art = isSeries
    ? ground + (composition.background ? '' : glow(inks)) + motif + tube(inks)
    : ground + (under === colour ? '' : floor(titleLettering.top, under)) + motif + margin(chosen);
  const size = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450"';
  return `<svg class="pa pa-${family}" ${size} aria-hidden="true">${art}${titleLettering.svg}</svg>`;
}

function withTransforms(art: string, transforms: ReadonlyArray<string>): string {
  const transform = transforms.filter((value) => value !== '').join(' ');
  return transform === '' ? art : `<g transform="${transform}">${art}</g>`;
}

/** Scales a motif down if its floor would be below the first line of a title at the bottom. */
function scaleAboveTitle({ composition }: ChosenComposition, top: number): string {
  if (composition.box.align === 'top') return '';
  const scale = Math.min(1, (top - 10) / (composition.floor ?? defaultFloor));
  return scale < 0.99 ? `translate(${Math.round(150 - 150 * scale)} 0) scale(${scale.toFixed(3)})` : '';
}

/** Mirrors half of the posters horizontally. */
const mirror = ({ number, composition }: ChosenComposition): string =>
  number & 64 && !composition.noMirror ? 'translate(300 0) scale(-1 1)' : '';

/** Draws the floor below a title, as high as the title needs. */
const floor = (top: number, fill: string): string => `<path d="M0 ${Math.round(top - 10)}H300V450H0z" fill="${fill}"/>`;

/** Lightens the area of the television screen. */
const glow = ({ foreground }: Inks): string => `<path d="M18 18H282V316H18z" fill="${foreground}" opacity=".11"/>`;

/** Draws the television set around its screen. */
const tube = ({ background }: Inks): string =>
  `<path d="M0 0H300V450H0zM40 18H260q22 0 22 22V294q0 22-22 22H40q-22 0-22-22V40q0-22 22-22z" fill="${background}" fill-rule="evenodd"/>`;

/** Draws a margin in the lighter colour on every fifth poster. */
function margin({ number, inks: { background, foreground } }: ChosenComposition): string {
  if (number % 5 !== 0) return '';
  const lighter = luminance(background) > luminance(foreground) ? background : foreground;
  return `<path d="M0 0H300V450H0zM10 10V440H290V10z" fill="${lighter}" fill-rule="evenodd"/>`;
}
