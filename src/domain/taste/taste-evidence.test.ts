import { describe, expect, it } from 'vitest';
import { evidenceWeights, likedExample, strongestEvidence, supportingEvidence, type TasteAct, type TasteEvidence } from './taste-evidence';

const did = (id: number, act: TasteAct): TasteEvidence => ({ itemKey: `movie-${id}`, title: `Film ${id}`, act });
const rated = (id: number, rating: number): TasteEvidence => did(id, { kind: 'rated', rating });
const namesOf = (evidence: ReadonlyArray<TasteEvidence>): ReadonlyArray<string> => evidence.map(({ title }) => title);

describe('evidenceWeights', () => {
  it('compares a rating with the member’s others: the best one counts 1, a low one against its kind', () => {
    const [ten, eight, six, two] = evidenceWeights([rated(1, 10), rated(2, 8), rated(3, 6), rated(4, 2)]);
    expect(ten).toBe(1);
    expect(eight).toBeGreaterThan(0.5);
    expect(eight).toBeLessThan(1);
    expect(six).toBeLessThan(0);
    expect(two).toBe(-1);
  });

  it('keeps an 8 in favour where everything is loved, and a 6 where little is', () => {
    const generous = evidenceWeights(Array.from({ length: 50 }, (_, id) => rated(id, id === 0 ? 8 : 10)));
    const strict = evidenceWeights(Array.from({ length: 50 }, (_, id) => rated(id, id === 0 ? 6 : 2)));
    expect([generous[0] ?? 0, strict[0] ?? 0].every((weight) => weight > 0)).toBe(true);
  });
});

describe('strongestEvidence', () => {
  it('keeps one act of each title: its rating, however low', () => {
    const all = [
      did(1, { kind: 'watched' }), did(2, { kind: 'watchlist' }), rated(1, 3), did(1, { kind: 'favorite' }), did(2, { kind: 'watched' }),
    ];
    expect(strongestEvidence(all)).toEqual([rated(1, 3), did(2, { kind: 'watched' })]);
  });
});

describe('supportingEvidence', () => {
  it('has what speaks for more of its kind, the strongest first', () => {
    const all = [did(1, { kind: 'watched' }), rated(2, 9), rated(3, 4), did(4, { kind: 'favorite' }), rated(5, 10)];
    expect(namesOf(supportingEvidence(all))).toEqual(['Film 5', 'Film 2', 'Film 4', 'Film 1']);
  });
});

describe('likedExample', () => {
  it('is a favorite or a title rated 8 or more, another one on most days', () => {
    const all = [rated(1, 9), rated(2, 7.5), did(3, { kind: 'favorite' }), did(4, { kind: 'watched' })];
    expect([0, 1, 2].map((day) => likedExample(all, day)?.title)).toEqual(['Film 1', 'Film 3', 'Film 1']);
    expect(likedExample([did(4, { kind: 'watched' })], 3)).toBeNull();
  });
});
