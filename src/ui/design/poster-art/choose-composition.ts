import type { ArtTitle } from './art-title';
import { families, type FamilyName } from '#ui/design/poster-art/families/families.ts';
import { hash } from './hash';
import type { DrawingKit } from './drawing-kit';
import { createDrawingKit } from './create-drawing-kit';
import { createRandom, type RandomSource } from './create-random';
import { palette, type Inks, type BackgroundTone } from './palette';
import { TITLE_BOX_AT_BOTTOM, type Composition, type DrawnComposition } from './composition';
import { posterFamily } from './poster-family';
import { pickCyclically } from './repeat';
import { steeringOf } from '#ui/design/poster-art/steering/steering.ts';
import { findTitleComposition } from '#ui/design/poster-art/lettering/find-title-composition.ts';

/** The sheets of each family; one that is listed twice is chosen twice as often. */
const inkSheets: Readonly<Record<FamilyName, readonly [BackgroundTone, ...BackgroundTone[]]>> = {
  western: ['hot', 'light', 'hot', 'dark'],
  horror: ['dark', 'dark', 'hot'],
  animation: ['light', 'cool', 'hot', 'light'],
  documentary: ['cool', 'light', 'cool', 'dark'],
  war: ['cool', 'light', 'hot', 'dark'],
  music: ['hot', 'light', 'dark', 'cool'],
  scifi: ['dark', 'dark', 'dark', 'cool', 'hot'],
  fantasy: ['dark', 'cool', 'hot', 'dark'],
  mystery: ['dark', 'cool', 'hot', 'dark'],
  romance: ['light', 'hot', 'light', 'cool'],
  crime: ['dark', 'dark', 'light', 'cool', 'hot'],
  history: ['light', 'hot', 'cool', 'dark'],
  adventure: ['cool', 'light', 'hot', 'dark'],
  action: ['hot', 'light', 'dark', 'cool'],
  thriller: ['hot', 'dark', 'light', 'cool'],
  comedy: ['light', 'hot', 'cool', 'light'],
  drama: ['light', 'cool', 'hot', 'dark'],
};

/** The composition of a title and the values that it was made from. */
export interface ChosenComposition {
  readonly composition: DrawnComposition;
  readonly kit: DrawingKit;
  readonly inks: Inks;
  readonly family: FamilyName;
  /** Hash of the title, for small decisions that do not advance the random sequence. */
  readonly number: number;
}

/** A poster of a title: its first, second or third composition. */
export type PosterVariant = 0 | 1 | 2;

/** Makes all random choices of a title. Poster and (wide) backdrop consume the same random sequence, so both show the same motif. */
function makeChoices(title: ArtTitle, wide: boolean) {
  const key = `${title.mediaType}:${title.id}`;
  const number = hash(key);
  const random = createRandom(number);
  random();
  const { motifs, tone, saga } = steeringOf(title.id);
  const family = saga?.family ?? posterFamily(title.genres, key);
  const lookRandom = saga === null ? random : createRandom(saga.seed);
  const ownSheet = pickOne(lookRandom, inkSheets[family]);
  const posterSheet = tone ?? ownSheet;
  const sheet = wide ? 'dark' : posterSheet;
  const inks = swapInks(palette(saga?.year ?? title.year, sheet), lookRandom);
  const compositions = Object.values<Composition>(families[family]);
  const position = random();
  const first = Math.floor(position * compositions.length);
  const inOrder = [0, 1, 2].map((step) => compositions[(first + step) % compositions.length] ?? families.drama.tornLayers);
  const hinted = findTitleComposition(title.title, family);
  const suitable = new Set([...motifs, ...(hinted === undefined ? [] : [hinted]), ...inOrder]);
  const [one = families.drama.tornLayers, two = one, three = one] = suitable;
  const candidates = [one, two, three] as const;
  const seed = Math.floor(random() * 4294967296);
  return { family, number, sheet, inks, candidates, seed };
}

/** Returns the compositions of a title's posters: what it is about, what its title's words mean, then those of its family. */
export const posterCompositionsOfTitle = (title: ArtTitle): readonly [Composition, Composition, Composition] =>
  makeChoices(title, false).candidates;

/** Chooses inks and composition for a title and draws the composition. The backdrop (wide) is always dark. */
export function chooseComposition(title: ArtTitle, wide: boolean, variant: PosterVariant = 0): ChosenComposition {
  const { family, number, sheet, inks, candidates, seed } = makeChoices(title, wide);
  const compose = candidates[variant];
  const make = (swapped: boolean): ChosenComposition => {
    const kit = createDrawingKit({ random: createRandom(seed), inks, wide, dark: sheet === 'dark', swapped });
    return { composition: compose(kit), kit, inks, family, number };
  };
  if (sheet !== 'dark') return make(false);
  // On a dark sheet background and foreground are swapped, so that floors and silhouettes stay dark. A motif on the bare sheet is drawn in
  // the light ink.
  const onDark = make(true);
  const { box, isOnSheet } = onDark.composition;
  return isOnSheet || box === TITLE_BOX_AT_BOTTOM ? make(false) : onDark;
}

const pickOne = <Choice>(random: RandomSource, [first, ...rest]: readonly [Choice, ...Choice[]]): Choice =>
  pickCyclically(Math.floor(random() * (rest.length + 1)), first, ...rest);

/** Swaps the motif colours for some titles, so that the titles of a decade do not all have the same colours. */
function swapInks(inks: Inks, random: RandomSource): Inks {
  if (random() < 0.4) return { ...inks, first: inks.second, second: inks.first };
  if (random() < 0.3) return { ...inks, second: inks.third, third: inks.second };
  return inks;
}
