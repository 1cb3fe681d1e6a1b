import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES } from '#domain/catalogue/genre';
import type { PickFacts } from '#domain/evening-pick/pick-facts';
import { answersText } from './evening-pick.messages';
import { pickSentence } from './pick-sentence';

const film: PickFacts = { mediaType: 'movie', length: 98, genre: 'Comedy', year: 1951, language: 'en' };

describe('pickSentence', () => {
  it.each<[Partial<PickFacts>, string]>([
    [{}, 'A 1 h 38 comedy from 1951.'],
    [{ language: 'fr', genre: 'Animation' }, 'A 1 h 38 animated film from 1951, in French.'],
    [{ length: null, genre: 'Adventure' }, 'An adventure from 1951.'],
    [{ length: 120, genre: null, year: null, language: null }, 'A 2 h film.'],
    [{ mediaType: 'tv', length: 22, year: 2005 }, 'A comedy series from 2005, about 22 min an episode.'],
    [{ mediaType: 'tv', length: null, genre: 'Animation', language: 'ja' }, 'An animated series from 1951, in Japanese.'],
    [{ mediaType: 'tv', length: 45, genre: 'Action & Adventure' }, 'An action or adventure series from 1951, about 45 min an episode.'],
  ])('says %j', (facts, sentence) => {
    expect(pickSentence({ ...film, ...facts })).toBe(sentence);
  });

  it('contains no number but the year and the length', () => {
    const facts: fc.Arbitrary<PickFacts> = fc.constantFrom('movie' as const, 'tv' as const).chain((mediaType) => fc.record({
      mediaType: fc.constant(mediaType), length: fc.option(fc.integer({ min: 5, max: 400 }), { nil: null }),
      genre: fc.constantFrom(null, ...GENRES.flatMap((genre) => genre[mediaType]?.name ?? [])),
      year: fc.option(fc.integer({ min: 1900, max: 2026 }), { nil: null }), language: fc.constantFrom(null, 'en', 'fr', 'ja'),
    }));
    fc.assert(fc.property(facts, (known) => {
      const numbers = (pickSentence(known).match(/\d+/g) ?? []).map(Number);
      const length = known.length === null ? [] : [Math.floor(known.length / 60), known.length % 60].filter((part) => part > 0);
      expect(numbers.toSorted()).toEqual([...length, ...(known.year === null ? [] : [known.year])].toSorted());
    }));
  });
});

describe('answersText', () => {
  it('names the answers of each person', () => {
    const ofTwo = answersText({ mediaType: 'movie', people: [['laugh', 'love'], []] }, 120);
    expect(ofTwo).toBe('A film · 2 h · A good laugh or Love · Any mood');
    expect(answersText({ mediaType: 'tv', people: [[]] }, '22:30')).toBe('One episode · Until 22:30 · Any mood');
    expect(answersText({ mediaType: 'tv', people: [[]] }, null)).toBe('One episode · No limit · Any mood');
  });
});
