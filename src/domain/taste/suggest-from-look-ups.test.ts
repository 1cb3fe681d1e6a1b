import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { evidenceToLookUp, suggestFromLookUps, type LookedUp } from './suggest-from-look-ups';
import type { TasteRequest } from './suggest-from-model';
import { evidenceWeights, type TasteAct, type TasteEvidence } from './taste-evidence';

const did = (id: number, act: TasteAct): TasteEvidence => ({ itemKey: `movie-${id}`, title: `Film ${id}`, act });
const rated = (id: number, rating: number): TasteEvidence => did(id, { kind: 'rated', rating });
const films = (...ids: ReadonlyArray<number>): ReadonlyArray<Title> => ids.map((id) => aTitle({ id }));
const knows = (evidence: TasteEvidence, recommendations: ReadonlyArray<Title>, fields: Partial<LookedUp['details']> = {}): LookedUp =>
  ({ evidence, details: { genres: ['Drama', 'Romance'], similar: [], recommendations, ...fields } });
const suggest = (lookedUp: ReadonlyArray<LookedUp>, request: Partial<TasteRequest> = {}) => suggestFromLookUps(
  lookedUp, { evidence: lookedUp.map(({ evidence }) => evidence), excluded: new Set(), limit: 50, reach: 'wide', ...request },
);
const idsOf = (lookedUp: ReadonlyArray<LookedUp>, request: Partial<TasteRequest> = {}) =>
  suggest(lookedUp, request).map(({ title }) => title.id);

const anyAct = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((halves) => ({ kind: 'rated' as const, rating: halves / 2 })),
  fc.constantFrom({ kind: 'favorite' as const }, { kind: 'watched' as const }, { kind: 'watchlist' as const }),
);
const anyGenres = fc.subarray(['Drama', 'Romance', 'Crime', 'War']);
const anyVote = fc.option(fc.integer({ min: 1, max: 10 }));
const anyTitle = fc.record({ id: fc.integer({ min: 1, max: 40 }), genres: anyGenres, averageVote: anyVote }).map(aTitle);
const anyList = fc.uniqueArray(anyTitle, { selector: ({ id }) => id, maxLength: 20 });
/** Looked-up titles with ids from 1, so that some are on lists of others. */
const anyLookedUp = fc.array(fc.record({ act: anyAct, genres: anyGenres, recommendations: anyList, similar: anyList }), { maxLength: 16 })
  .map((all): ReadonlyArray<LookedUp> => all.map(({ act, ...details }, at) => ({ evidence: did(at + 1, act), details })));

describe('suggestFromLookUps', () => {
  it('suggests no title that the member has rated, marked or seen, none that is excluded and none twice', () => {
    fc.assert(fc.property(anyLookedUp, fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (lookedUp, ids) => {
      const excluded = new Set(ids.map((id) => `movie-${id}`));
      const keys = suggest(lookedUp, { excluded }).map(({ title }) => itemKey(title));
      expect(keys.filter((key) => excluded.has(key) || lookedUp.some(({ evidence }) => evidence.itemKey === key))).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
    }));
  });

  it('names evidence that speaks more for the title than any other does beside it', () => {
    fc.assert(fc.property(anyLookedUp, (lookedUp) => {
      const evidence = lookedUp.map((each) => each.evidence);
      const weights = evidenceWeights(evidence);
      for (const { title, because } of suggest(lookedUp)) {
        const named = lookedUp.find((each) => each.evidence === because);
        expect(weights[evidence.indexOf(because)]).toBeGreaterThan(0);
        for (const other of lookedUp) {
          const two = named === undefined || named === other ? [other] : lookedUp.filter((each) => each === named || each === other);
          expect(suggest(two, { evidence }).find((each) => each.title.id === title.id)?.because ?? because).toBe(because);
        }
      }
    }));
  });

  it('puts what a title that was rated low recommends behind its equal, the lower the rating the further', () => {
    const liked = [knows(rated(1, 9), films(20, 21)), knows(rated(2, 9), films(21, 20))];
    expect(idsOf(liked)).toEqual([20, 21]);
    fc.assert(fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom(20, 21), fc.nat({ max: 19 }), (rating, against, place) => {
      const others = films(...Array.from({ length: place }, (_, at) => 100 + at));
      const low = knows(rated(3, rating), [...others, ...films(against)]);
      expect(idsOf([...liked, low]).at(-1)).toBe(against);
      expect(idsOf([...liked, low]).filter((id) => id > 99)).toEqual([]);
    }));
    // A 1 weighs more than ten places, a 5 does not.
    const list = films(20, 3, 3, 3, 3, 3, 3, 3, 3, 3, 21);
    const after = (rating: number) => idsOf([knows(rated(1, 9), list), knows(rated(3, rating), films(20))])[0];
    expect([after(1), after(5)]).toEqual([21, 20]);
  });

  it('puts genres of titles that were rated low behind', () => {
    const list = [aTitle({ id: 20, genres: ['Drama', 'War'] }), aTitle({ id: 21, genres: ['Drama', 'Crime'] })];
    const liked = knows(rated(1, 9), list, { genres: ['Drama'] });
    const war = [3, 4].map((id) => knows(rated(id, 1), [], { genres: ['War'] }));
    expect(idsOf([liked])).toEqual([20, 21]);
    expect(idsOf([liked, ...war])).toEqual([21, 20]);
  });

  it('prefers what several liked titles recommend, recommended titles to similar ones, and votes of many', () => {
    expect(idsOf([knows(rated(1, 9), films(20, 22)), knows(rated(2, 9), films(21, 22))])[0]).toBe(22);
    expect(idsOf([knows(rated(1, 9), films(20), { similar: films(21) })])).toEqual([20, 21]);
    const voted = [aTitle({ id: 20, averageVote: 10, voteCount: 1 }), aTitle({ id: 21, averageVote: 8, voteCount: 9_000 })];
    expect(idsOf([knows(rated(1, 9), voted)])).toEqual([21, 20]);
    // Among titles like a single one the place counts more.
    expect(idsOf([knows(rated(1, 9), voted)], { reach: 'near' })).toEqual([20, 21]);
  });
});

describe('evidenceToLookUp', () => {
  it('has at most twelve liked titles, the most liked first, and the four that were rated lowest', () => {
    const liked = Array.from({ length: 30 }, (_, at) => rated(at, 7 + at / 10));
    const all = [...liked, ...[6, 6.2, 6.4, 6.6, 6.8].map((rating) => rated(10 * rating, rating))];
    const ids = evidenceToLookUp(all).map((each) => each.itemKey);
    expect(ids).toHaveLength(16);
    expect(ids[0]).toBe('movie-29');
    expect(ids.slice(12)).toEqual(['movie-60', 'movie-62', 'movie-64', 'movie-66']);
  });
});
