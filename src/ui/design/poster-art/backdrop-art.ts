import type { ArtTitle } from './art-title';
import { chooseComposition, type ChosenComposition } from './choose-composition';
import { mix } from './colours';
import { at } from './points';
import { each, inTurn, repeat } from './repeat';
import { fillStage, L, R } from './stage';

/**
 * The backdrop of a title as an SVG of 16:9: the motif of its poster at 70 % of the width on a dark ground, without lettering. The left
 * third is quiet, words may stand there.
 */
export function backdropArt(title: ArtTitle): string {
  const chosen = chooseComposition(title, true);
  const { composition, inks, family } = chosen;
  const ground = composition.wash ? fillStage(composition.wash) : fillStage(inks.background) + behindTheMotif(chosen);
  const crop = `viewBox="-214 ${composition.standsLow ? 118 : 26} 520 292" preserveAspectRatio="xMaxYMid slice"`;
  return (
    `<svg class="ba ba-${family}" xmlns="http://www.w3.org/2000/svg" ${crop} aria-hidden="true">` +
    `${ground}${composition.layers.join('')}</svg>`
  );
}

/** A tone between the sheet and one ink: 0 is the sheet, 1 the ink. */
type Tone = (share: number) => string;

const MIDDLE = { x: 150, y: 172 };

/** What stands behind the motif, in tones of one ink: discs, rays, bands or slanted sheets. */
function behindTheMotif({ kit, inks, number }: ChosenComposition): string {
  const hue = inTurn(number >>> 8, inks.first, inks.second, inks.third);
  const tone: Tone = (share) => mix(inks.background, hue, share);
  const light = inTurn(number >>> 11, glowingDiscs, rays, bands, slantedSheets);
  return light(kit, tone);
}

type Light = (kit: ChosenComposition['kit'], tone: Tone) => string;

const glowingDiscs: Light = (kit, tone) =>
  each([[330, 0.16], [244, 0.28], [168, 0.42]], ([radius, share]) => kit.dot(MIDDLE.x, MIDDLE.y, radius, tone(share)));

const rays: Light = (kit, tone) => {
  const wedges = repeat(18, (i) => {
    const from = (i / 18) * 6.283 + 0.1;
    const to = from + 0.17;
    const wedge = [0, 0, Math.cos(from) * 640, Math.sin(from) * 640, Math.cos(to) * 640, Math.sin(to) * 640];
    return kit.outline(at(MIDDLE.x, MIDDLE.y, wedge), 0);
  });
  return fillStage(tone(0.14)) + kit.path(wedges, tone(0.34));
};

const bands: Light = (kit, tone) =>
  each([[-30, 0.34], [96, 0.27], [176, 0.2], [246, 0.12]], ([y, share]) => {
    const edge = [L, y, -80, y + kit.between(-14, 14), 110, y + kit.between(-14, 14), R, y];
    return kit.cut([...edge, R, 470, L, 470], tone(share), 2);
  });

const slantedSheets: Light = (kit, tone) =>
  each([[-120, 0.16], [-10, 0.27], [104, 0.4]], ([x, share]) => kit.cut([x + 60, -20, R, -20, R, 470, x - 60, 470], tone(share), 5));
