import type { ArtTitle } from './art-title';
import { families, type FamilyName } from './families/families';
import { hash } from './hash';
import type { Kit } from './kit';
import { makeKit } from './make-kit';
import { mulberry, type Die } from './mulberry';
import { palette, type Inks } from './palette';
import { FOOT, type Composition, type Picture } from './picture';
import { posterFamily } from './poster-family';
import { inTurn } from './repeat';
import { sheets } from './sheets';
import { titleHint } from './title-hint';

/** A title's picture and what it was made from. */
export interface ChosenPicture {
  readonly picture: Picture;
  readonly kit: Kit;
  readonly inks: Inks;
  readonly family: FamilyName;
  /** The number of the title, for small decisions that do not move the dice. */
  readonly number: number;
}

/**
 * Chooses inks and composition for a title and makes the picture. The same dice are rolled for the poster and the (wide) backdrop, so
 * both show the same motif; only the backdrop is always dark.
 */
export function choosePicture(title: ArtTitle, wide: boolean): ChosenPicture {
  const key = `${title.mediaType}:${title.id}`;
  const number = hash(key);
  const die = mulberry(number);
  die();
  const family = posterFamily(title.genres, key);
  const drawn = drawOne(die, sheets[family]);
  const sheet = wide ? 'dark' : drawn;
  const inks = shuffled(palette(title.year, sheet), die);
  const compositions = Object.values<Composition>(families[family]);
  const position = die();
  const drawnComposition = compositions[Math.floor(position * compositions.length)] ?? families.drama.tornLayers;
  const compose = titleHint(title.title, family) ?? drawnComposition;
  const seed = Math.floor(die() * 4294967296);

  const make = (swapped: boolean): ChosenPicture => {
    const kit = makeKit({ die: mulberry(seed), inks, wide, dark: sheet === 'dark', swapped });
    return { picture: compose(kit), kit, inks, family, number };
  };
  if (sheet !== 'dark') return make(false);
  // On a dark sheet paper and ink are swapped, so that floors and silhouettes stay dark. A motif on the bare sheet is drawn in light ink.
  const onDark = make(true);
  return onDark.picture.box === FOOT ? make(false) : onDark;
}

const drawOne = <Choice>(die: Die, [first, ...others]: readonly [Choice, ...Choice[]]): Choice =>
  inTurn(Math.floor(die() * (others.length + 1)), first, ...others);

/** The cut papers change places now and then, so that the titles of a decade do not all wear the same colours. */
function shuffled(inks: Inks, die: Die): Inks {
  if (die() < 0.4) return { ...inks, first: inks.second, second: inks.first };
  if (die() < 0.3) return { ...inks, second: inks.third, third: inks.second };
  return inks;
}
