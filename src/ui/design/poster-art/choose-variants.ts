import type { ArtTitle } from './art-title';
import { posterCompositionsOfTitle, type PosterVariant } from './choose-composition';
import type { Composition } from './composition';

/** At most two of seven posters in a row have the same motif. */
const WINDOW = 7;
const MOST_ALIKE = 2;
/** Number of titles whose posters are chosen together, as many as a page of results: pages that follow change nothing before them. */
const CHUNK = 20;
/** Number of the best partial choices that are continued. */
const BREADTH = 60;

const COST = { neighbour: 1000, alike: 100, excluded: 5, otherVariant: 1 };

/** Posters chosen for the first titles of a row. */
type Choice = { readonly motifs: ReadonlyArray<Composition>; readonly variants: ReadonlyArray<PosterVariant>; readonly cost: number };

const VARIANTS: ReadonlyArray<PosterVariant> = [0, 1, 2];

const costOf = (motif: Composition, before: ReadonlyArray<Composition>, variant: PosterVariant): number =>
  (before.at(-1) === motif ? COST.neighbour : 0) +
  (before.slice(1 - WINDOW).filter((other) => other === motif).length >= MOST_ALIKE ? COST.alike : 0) +
  (variant === 0 ? 0 : COST.otherVariant);

/** Returns the choices continued by each poster of a title, best first. */
const withTitle = (choices: ReadonlyArray<Choice>, title: ArtTitle): ReadonlyArray<Choice> => {
  const candidates = posterCompositionsOfTitle(title);
  const continued = choices.flatMap(({ motifs, variants, cost }) =>
    VARIANTS.map((variant): Choice => ({
      motifs: [...motifs.slice(1 - WINDOW), candidates[variant]],
      variants: [...variants, variant],
      cost: cost + costOf(candidates[variant], motifs, variant),
    })),
  );
  return continued.toSorted((a, b) => a.cost - b.cost).slice(0, BREADTH);
};

/** Returns the cost of the motifs that the next poster cannot have: the end of a page leaves a choice to the next page. */
const costOfEnd = ({ motifs }: Choice): number => COST.excluded * motifs.filter((motif, index) => motifs.indexOf(motif) < index).length;

/**
 * Returns the variant of each title's poster in a row, so that neighbours have different motifs and at most two of seven are alike. Most
 * titles have their first one.
 */
export const chooseVariants = (titles: ReadonlyArray<ArtTitle>): ReadonlyArray<PosterVariant> => {
  let best: Choice = { motifs: [], variants: [], cost: 0 };
  for (let from = 0; from < titles.length; from += CHUNK) {
    const choices = titles.slice(from, from + CHUNK).reduce<ReadonlyArray<Choice>>(withTitle, [best]);
    best = choices.toSorted((a, b) => a.cost + costOfEnd(a) - b.cost - costOfEnd(b))[0] ?? best;
  }
  return best.variants;
};

const variantsOfRows = new WeakMap<ReadonlyArray<ArtTitle>, ReadonlyMap<string, PosterVariant>>();

/** Returns the variant of a title's poster in a row; the first one outside the row. */
export const variantInRow = (row: ReadonlyArray<ArtTitle>, { id }: ArtTitle): PosterVariant => {
  const known = variantsOfRows.get(row);
  const variants = known ?? new Map(chooseVariants(row).map((variant, index) => [row[index]?.id ?? '', variant]));
  variantsOfRows.set(row, variants);
  return variants.get(id) ?? 0;
};
