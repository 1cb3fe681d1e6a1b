import type { ArtTitle } from './art-title';
import { families, type FamilyName } from './families/families';
import { hash } from './hash';
import type { DrawingKit } from './drawing-kit';
import { createDrawingKit } from './create-drawing-kit';
import { createRandom, type RandomSource } from './mulberry';
import { palette, type Inks } from './palette';
import { TITLE_AT_BOTTOM, type Composition, type PosterComposition } from './composition';
import { posterFamily } from './poster-family';
import { inTurn } from './repeat';
import { inkSheets } from './ink-sheets';
import { titleHint } from './lettering/title-hint';

/** A title's picture and what it was made from. */
export interface ChosenComposition {
  readonly composition: PosterComposition;
  readonly kit: DrawingKit;
  readonly inks: Inks;
  readonly family: FamilyName;
  /** The number of the title, for small decisions that do not move the dice. */
  readonly number: number;
}

/**
 * Chooses inks and composition for a title and makes the picture. The same dice are rolled for the poster and the (wide) backdrop, so
 * both show the same motif; only the backdrop is always dark.
 */
export function chooseComposition(title: ArtTitle, wide: boolean): ChosenComposition {
  const key = `${title.mediaType}:${title.id}`;
  const number = hash(key);
  const die = createRandom(number);
  die();
  const family = posterFamily(title.genres, key);
  const drawn = drawOne(die, inkSheets[family]);
  const sheet = wide ? 'dark' : drawn;
  const inks = shuffled(palette(title.year, sheet), die);
  const compositions = Object.values<Composition>(families[family]);
  const position = die();
  const drawnComposition = compositions[Math.floor(position * compositions.length)] ?? families.drama.tornLayers;
  const compose = titleHint(title.title, family) ?? drawnComposition;
  const seed = Math.floor(die() * 4294967296);

  const make = (swapped: boolean): ChosenComposition => {
    const kit = createDrawingKit({ die: createRandom(seed), inks, wide, dark: sheet === 'dark', swapped });
    return { composition: compose(kit), kit, inks, family, number };
  };
  if (sheet !== 'dark') return make(false);
  // On a dark sheet paper and ink are swapped, so that floors and silhouettes stay dark. A motif on the bare sheet is drawn in light ink.
  const onDark = make(true);
  return onDark.composition.box === TITLE_AT_BOTTOM ? make(false) : onDark;
}

const drawOne = <Choice>(die: RandomSource, [first, ...others]: readonly [Choice, ...Choice[]]): Choice =>
  inTurn(Math.floor(die() * (others.length + 1)), first, ...others);

/** The cut papers change places now and then, so that the titles of a decade do not all wear the same colours. */
function shuffled(inks: Inks, die: RandomSource): Inks {
  if (die() < 0.4) return { ...inks, first: inks.second, second: inks.first };
  if (die() < 0.3) return { ...inks, second: inks.third, third: inks.second };
  return inks;
}
