import type { ArtTitle } from './art-title';
import { chooseComposition, type ChosenComposition } from './choose-composition';
import { mix } from './colours';
import { transformPoints } from './points';
import { each, pickCyclically, repeat } from './repeat';
import { fillStage, STAGE_LEFT, STAGE_RIGHT } from './stage';

/**
 * Returns the backdrop of a title as an SVG of 16:9: the motif of its poster at 70 % of the width on a dark background, without lettering.
 * The left third is calm, for text.
 */
export function backdropArt(title: ArtTitle): string {
  const choice = chooseComposition(title, true);
  const { composition, inks, family } = choice;
  const ground = composition.background ? fillStage(composition.background) : fillStage(inks.background) + drawPattern(choice);
  const crop = `viewBox="-214 ${composition.isLow ? 118 : 26} 520 292" preserveAspectRatio="xMaxYMid slice"`;
  return (
    `<svg class="ba ba-${family}" xmlns="http://www.w3.org/2000/svg" ${crop} aria-hidden="true">` +
    `${ground}${composition.layers.join('')}</svg>`
  );
}

/** Mixes the background with one ink: 0 is the background, 1 the ink. */
type Tone = (share: number) => string;

const CENTRE = { x: 150, y: 172 };

/** Draws the pattern behind the motif, in tones of one ink: discs, rays, bands or slanted sheets. */
function drawPattern({ kit, inks, number }: ChosenComposition): string {
  const ink = pickCyclically(number >>> 8, inks.first, inks.second, inks.third);
  const tone: Tone = (share) => mix(inks.background, ink, share);
  const drawChosenPattern = pickCyclically(number >>> 11, glowingDiscs, rays, bands, slantedSheets);
  return drawChosenPattern(kit, tone);
}

type Pattern = (kit: ChosenComposition['kit'], tone: Tone) => string;

const glowingDiscs: Pattern = (kit, tone) =>
  each([[330, 0.16], [244, 0.28], [168, 0.42]], ([radius, share]) => kit.dot(CENTRE.x, CENTRE.y, radius, tone(share)));

const rays: Pattern = (kit, tone) => {
  const wedges = repeat(18, (i) => {
    const from = (i / 18) * 6.283 + 0.1;
    const to = from + 0.17;
    const wedge = [0, 0, Math.cos(from) * 640, Math.sin(from) * 640, Math.cos(to) * 640, Math.sin(to) * 640];
    return kit.outline(transformPoints(CENTRE.x, CENTRE.y, wedge), 0);
  });
  return fillStage(tone(0.14)) + kit.path(wedges, tone(0.34));
};

const bands: Pattern = (kit, tone) =>
  each([[-30, 0.34], [96, 0.27], [176, 0.2], [246, 0.12]], ([y, share]) => {
    const edge = [STAGE_LEFT, y, -80, y + kit.between(-14, 14), 110, y + kit.between(-14, 14), STAGE_RIGHT, y];
    return kit.cut([...edge, STAGE_RIGHT, 470, STAGE_LEFT, 470], tone(share), 2);
  });

const slantedSheets: Pattern = (kit, tone) =>
  each(
    [
      [-120, 0.16],
      [-10, 0.27],
      [104, 0.4],
    ],
    ([x, share]) => kit.cut([x + 60, -20, STAGE_RIGHT, -20, STAGE_RIGHT, 470, x - 60, 470], tone(share), 5),
  );
