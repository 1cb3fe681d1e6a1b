import { isToTheLetter, LIKENESS, likeness, named, type Likeness, type Named, type Wanted } from '#domain/catalogue/likeness';
import { beginnings, type MayFit } from './beginnings';
import { breath, inSlices } from './in-slices';
import { nearWords, type NearWords } from './near-words';

/** Something that can be found by name. */
export type Findable<A> = { readonly item: A; readonly renown: number; readonly named: Named };

export type Found<A> = {
  readonly item: A;
  readonly renown: number;
  /** 0 exact (0.5 but for articles inside), 1 prefix, 2 word prefix, from 3 on mistakes. */
  readonly distance: number;
};

export type Seeker<A> = {
  /** Names that fit: exactly, then from the beginning, then by words; the better known first in each. At most `most` of each. */
  readonly fitting: (want: Wanted, most: number) => ReadonlyArray<Found<A>>;
  /** Names that are only near, nearest first. Those that miss a word come only when there is nothing better. */
  readonly near: (want: Wanted) => Promise<ReadonlyArray<Found<A>>>;
};

const distanceOf: Readonly<Record<Likeness, number>> = { exact: 0, prefix: 1, 'word-prefix': 2 };

/** A name that is what was typed but for articles inside: behind those that are it to the letter. */
const LESS_THAN_LITERAL = 0.5;

const fittingIn = <A>(all: ReadonlyArray<Findable<A>>, mayFit: (want: Wanted) => MayFit) => (want: Wanted, most: number): ReadonlyArray<Found<A>> => {
  const [may, fits] = [mayFit(want), likeness(want)];
  const literal = isToTheLetter(want);
  const found: Record<Likeness, Found<A>[]> = { exact: [], prefix: [], 'word-prefix': [] };
  for (let place = 0; place < all.length; place += 1) {
    const one = may(place) ? all[place] : undefined;
    const how = one === undefined ? null : fits(one.named);
    if (one === undefined || how === null || found[how].length >= most) continue;
    const distance = how === 'exact' && !literal(one.named) ? LESS_THAN_LITERAL : distanceOf[how];
    found[how].push({ item: one.item, renown: one.renown, distance });
  }
  return LIKENESS.flatMap((how) => (how === 'exact' ? found[how].toSorted((a, b) => a.distance - b.distance) : found[how]));
};

/** So many near names are enough: the tail is noise. */
const MOST_NEAR = 100;

const nearIn = <A>(all: ReadonlyArray<Findable<A>>, near: NearWords) => (want: Wanted): ReadonlyArray<Found<A>> => {
  const fits = likeness(want);
  const found: Found<A>[] = [];
  for (const { place, mistakes } of near(want)) {
    const one = all[place];
    if (one === undefined || fits(one.named) !== null) continue;
    found.push({ item: one.item, renown: one.renown, distance: 3 + mistakes });
    if (found.length === MOST_NEAR) break;
  }
  return found;
};

/**
 * Makes things findable. The names are prepared in slices, and what finds near names is made when first needed: most searches
 * never are.
 */
export const seeker = async <A>(
  all: ReadonlyArray<A>, renown: (item: A) => number, namesOf: (item: A) => ReadonlyArray<string>,
): Promise<Seeker<A>> => {
  const ready = await inSlices(all, (item) => ({ item, renown: renown(item), named: named(namesOf(item)) }));
  await breath();
  const sorted = ready.toSorted((a, b) => b.renown - a.renown);
  const mayFit = await beginnings(sorted.map((one) => one.named));
  let near: Promise<NearWords> | null = null;
  return {
    fitting: fittingIn(sorted, mayFit),
    near: async (want) => {
      near ??= nearWords(sorted.map((one) => one.named));
      return nearIn(sorted, await near)(want);
    },
  };
};
