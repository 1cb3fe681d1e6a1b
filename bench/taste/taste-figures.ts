// How often suggestions find what a member loves: each title rated 8 or more is hidden in turn, and looked for among the first suggestions
// that the other ratings give. Compared with the best-known titles and with the catalogue's own recommendations. Needs no browser.
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { DEMO_LIBRARY } from '#adapters/memory/demo/demo-library';
import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { suggestFromModel } from '#domain/taste/suggest-from-model';
import { LOVED_RATING, supportingEvidence, type TasteEvidence } from '#domain/taste/taste-evidence';
import { nodeFiles } from '../../catalogue/node-files.ts';
import type { Figure } from '../figures.ts';
import { EXPORT_RATINGS, type SampleRating } from './sample-ratings.ts';

/** Suggestions among which the hidden title has to be. */
const FIRST = 50;

/** Item keys of the first suggestions from what a person rated, without the rated titles. */
type Suggest = (known: ReadonlyArray<TasteEvidence>) => Promise<ReadonlyArray<string>>;

/** Returns the share of loved titles that are found when they are hidden, in percent, and how many there were. */
const foundShare = async (people: ReadonlyArray<ReadonlyArray<TasteEvidence>>, suggest: Suggest) => {
  let [found, hidden] = [0, 0];
  for (const evidence of people) {
    for (const each of evidence) {
      const others = evidence.filter((other) => other !== each);
      if (each.act.kind !== 'rated' || each.act.rating < LOVED_RATING || others.length === 0) continue;
      hidden += 1;
      if ((await suggest(others)).slice(0, FIRST).includes(each.itemKey)) found += 1;
    }
  }
  return { share: (100 * found) / hidden, found, hidden };
};

const catalogue = embeddedCatalogue(nodeFiles());

const [SUGGESTED, BEST_KNOWN] = ['the suggestions', 'the best-known titles'] as const;

/** Returns the ways to suggest that are compared. */
const ways = async () => {
  const model = await expectRight(pipe(catalogue.getMemberFacts(), TE.chain(({ tasteModel }) => tasteModel)));
  if (model === null) throw new Error('The embedded catalogue has no model.');
  const byKey = new Map(model.titles.map(({ summary }) => [itemKey(summary), summary]));
  const popular = model.titles.toSorted((one, other) => other.popularity - one.popularity).map(({ summary }) => itemKey(summary));
  const recommendationsOf = async (title: Title | undefined): Promise<ReadonlyArray<string>> =>
    title === undefined ? [] : (await expectRight(catalogue.getDetails(title))).recommendations.map(itemKey);
  const without = (known: ReadonlyArray<TasteEvidence>, keys: ReadonlyArray<string>): ReadonlyArray<string> =>
    [...new Set(keys)].filter((key) => known.every((each) => each.itemKey !== key));
  return {
    [SUGGESTED]: (evidence) =>
      Promise.resolve(suggestFromModel(model, { evidence, excluded: new Set(), limit: FIRST, reach: 'wide' })
        .map(({ title }) => itemKey(title))),
    [BEST_KNOWN]: (known) => Promise.resolve(without(known, popular)),
    // The first recommendation of each liked title, then the second ones.
    'the recommendations of the liked titles': async (known) => {
      const lists = await Promise.all(supportingEvidence(known).map((each) => recommendationsOf(byKey.get(each.itemKey))));
      const longest = Math.max(0, ...lists.map(({ length }) => length));
      return without(known, Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat());
    },
  } satisfies Readonly<Record<string, Suggest>>;
};

const evidenceOf = async ([imdbId, rating]: SampleRating): Promise<ReadonlyArray<TasteEvidence>> => {
  const [title] = await expectRight(catalogue.findByImdb(imdbId));
  return title === undefined ? [] : [{ itemKey: itemKey(title), title: title.title, act: { kind: 'rated', rating } }];
};

/**
 * Measures the share of loved titles within the first 50 suggestions, for people of the sample exports and for the demo member. Suggestions
 * have to find at least as many as the list of the best-known titles.
 */
export const tasteFigures = async (): Promise<ReadonlyArray<Figure>> => {
  const exported = await Promise.all(EXPORT_RATINGS.map(async (ratings) => (await Promise.all(ratings.map(evidenceOf))).flat()));
  const demo = DEMO_LIBRARY.ratings.map(([{ itemKey: key, title }, rating]): TasteEvidence =>
    ({ itemKey: key, title, act: { kind: 'rated', rating } }));
  const all = await ways();
  const figures: Figure[] = [];
  for (const [whose, people] of [['sample exports', exported], ['the demo member', [demo]]] as const) {
    const { share: least } = await foundShare(people, all[BEST_KNOWN]);
    for (const [name, suggest] of Object.entries(all)) {
      const { share, found, hidden } = await foundShare(people, suggest);
      const figure = `Loved titles of ${whose} in the first ${FIRST} of ${name}: ${found} of ${hidden}`;
      figures.push({ name: figure, runs: [share], unit: ' %', bound: name === SUGGESTED ? Math.floor(least) : null, atLeast: true });
    }
  }
  return figures;
};
