import { describe, expect, it } from 'vitest';
import { spreadReasons } from './spread-reasons';
import { suggestFromModel, type TasteRequest } from './suggest-from-model';
import type { TasteEvidence } from './taste-evidence';
import { aTasteModel } from './taste-model.fixture';

const rated = (id: number, title: string, rating: number): TasteEvidence =>
  ({ itemKey: `movie-${id}`, title, act: { kind: 'rated', rating } });
const murder = rated(1, 'Memories of Murder', 9);
const suggest = (evidence: ReadonlyArray<TasteEvidence>, request: Partial<TasteRequest> = {}) =>
  suggestFromModel(aTasteModel(), { evidence, excluded: new Set(), limit: 20, reach: 'near', ...request });
const reasonsOf = (evidence: ReadonlyArray<TasteEvidence>, request: Partial<TasteRequest> = {}) =>
  suggest(evidence, request).map(({ title, because }) => `${title.title} < ${because.title}`);

describe('suggestFromModel', () => {
  it('suggests what shares most facts with a liked title, and names that title', () => {
    const found = suggest([murder]).map(({ title }) => title.title);
    expect(found.slice(0, 2)).toEqual(['Parasite', 'Mother']);
    expect(found.toSorted()).toEqual(['Mother', 'Okja', 'Parasite', 'Snowpiercer']);
    expect(suggest([murder]).every(({ because }) => because === murder)).toBe(true);
  });

  it('adds famous titles of the same genres to wide suggestions only', () => {
    expect(reasonsOf([murder], { reach: 'wide' })).toContain('Se7en < Memories of Murder');
    expect(reasonsOf([murder], { reach: 'wide' }).join()).not.toContain('Titanic');
  });

  it('names for each title the evidence that speaks most for it', () => {
    const evidence = [murder, rated(8, 'The Lunchbox', 8)];
    expect(reasonsOf(evidence, { reach: 'wide' })).toEqual(
      expect.arrayContaining(['Mother < Memories of Murder', 'Paddington < The Lunchbox', 'Titanic < The Lunchbox']),
    );
  });

  it('suggests nothing because of a title that was rated low', () => {
    expect(reasonsOf([rated(1, 'Memories of Murder', 2)])).toEqual([]);
    expect(reasonsOf([rated(1, 'Memories of Murder', 2), rated(8, 'The Lunchbox', 9)])).toEqual(['Paddington < The Lunchbox']);
  });

  it('leaves out evidence, excluded titles and what is beyond the limit, and ignores titles that the model lacks', () => {
    const request = { excluded: new Set(['movie-4']), limit: 1 };
    expect(reasonsOf([murder, rated(77, 'Unknown', 10)], request)).toEqual(['Mother < Memories of Murder']);
  });
});

describe('spreadReasons', () => {
  it('keeps the first ones of each reason', () => {
    const all = suggest([murder, rated(8, 'The Lunchbox', 9)]);
    const spread = spreadReasons(all, 1);
    expect(spread.map(({ because }) => because.title).toSorted()).toEqual(['Memories of Murder', 'The Lunchbox']);
    expect(spread[0]).toBe(all[0]);
  });
});
