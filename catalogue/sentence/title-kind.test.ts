import { describe, expect, it } from 'vitest';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { loadFacts } from '../load-facts';
import { describeKind } from './title-kind';

const { movies, series } = loadFacts();

describe('describeKind', () => {
  it('calls a title animated, wherever the genre stands in the list', () => {
    const animated = [...movies, ...series].filter(({ genres }) => genres.includes('Animation'));
    expect(animated.length).toBeGreaterThan(100);
    expect(animated.filter((facts) => !describeKind(facts).includes('animated'))).toEqual([]);
  });

  it('calls no series of war political alone, neither in its sentences nor above shelves', () => {
    const [drama] = series.filter(({ genres }) => genres.join() === 'Drama,War & Politics');
    expect(drama === undefined ? null : describeKind(drama)).toBe('war or political drama series');
    const [shelf] = similarTitlesHeadings({ mediaType: 'tv', genres: ['Drama', 'War & Politics'] });
    expect(shelf?.heading).toBe('More war or political dramas');
  });
});
