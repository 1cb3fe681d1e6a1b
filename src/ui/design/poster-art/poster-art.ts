import type { ArtTitle } from './art-title';
import { chooseComposition, type ChosenComposition } from './choose-composition';
import { luminance } from './colours';
import { letteringColour } from './lettering/lettering-colour';
import { lettering } from './lettering/lettering';
import type { Inks } from './palette';
import { defaultFloor, type TitleBox } from './composition';

export { posterFamily } from './poster-family';

/** A series is a picture on a television set; its title stands on the set, below the tube. */
const BELOW_THE_TUBE: TitleBox = { x: 20, y: 332, width: 260, height: 100, stands: 'foot' };

/**
 * A printed poster for a title as an SVG of 300 × 450, the title lettered into it. The same title always gets the same poster. It has no
 * ids, no filters and refers to nothing outside, so any number of them can stand in one page. Inline it: the lettering needs the page's
 * own display face.
 */
export function posterArt(title: ArtTitle): string {
  const chosen = chooseComposition(title, false);
  const { composition, inks, family } = chosen;
  const isSeries = title.mediaType === 'tv';
  const box = isSeries ? BELOW_THE_TUBE : composition.box;
  const under = box.under ?? inks.background;
  const words = lettering(title, box, letteringColour(inks, under));

  const placed = isSeries ? 'translate(18 12) scale(.88)' : aboveTheWords(chosen, words.top);
  const motif = moved(composition.layers.join(''), [placed, mirroring(chosen)]);
  const colour = composition.wash ?? inks.background;
  const ground = `<path d="M0 0H300V450H0z" fill="${colour}"/>`;
  const print = isSeries
    ? ground + (composition.wash ? '' : glow(inks)) + motif + tube(inks)
    : ground + (under === colour ? '' : floor(words.top, under)) + motif + margin(chosen);
  const size = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450"';
  return `<svg class="pa pa-${family}" ${size} aria-hidden="true">${print}${words.svg}</svg>`;
}

function moved(art: string, moves: ReadonlyArray<string>): string {
  const move = moves.filter((one) => one !== '').join(' ');
  return move === '' ? art : `<g transform="${move}">${art}</g>`;
}

/** Shrinks a picture whose floor would stand lower than the first line of a title at the foot. */
function aboveTheWords({ composition }: ChosenComposition, top: number): string {
  if (composition.box.stands === 'top') return '';
  const scale = Math.min(1, (top - 10) / (composition.floor ?? defaultFloor));
  return scale < 0.99 ? `translate(${Math.round(150 - 150 * scale)} 0) scale(${scale.toFixed(3)})` : '';
}

/** Half of the posters are turned left to right. */
const mirroring = ({ number, composition }: ChosenComposition): string =>
  number & 64 && !composition.unmirrored ? 'translate(300 0) scale(-1 1)' : '';

/** The floor a title stands on goes up as high as the title. */
const floor = (top: number, fill: string): string => `<path d="M0 ${Math.round(top - 10)}H300V450H0z" fill="${fill}"/>`;

/** The tube of a television is never quite dark. */
const glow = ({ foreground }: Inks): string => `<path d="M18 18H282V316H18z" fill="${foreground}" opacity=".11"/>`;

/** The television set round the tube. */
const tube = ({ background }: Inks): string =>
  `<path d="M0 0H300V450H0zM40 18H260q22 0 22 22V294q0 22-22 22H40q-22 0-22-22V40q0-22 22-22z" fill="${background}" fill-rule="evenodd"/>`;

/** Every fifth poster keeps a margin of unprinted paper. */
function margin({ number, inks: { background, foreground } }: ChosenComposition): string {
  if (number % 5 !== 0) return '';
  const lighter = luminance(background) > luminance(foreground) ? background : foreground;
  return `<path d="M0 0H300V450H0zM10 10V440H290V10z" fill="${lighter}" fill-rule="evenodd"/>`;
}
