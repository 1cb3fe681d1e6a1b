import { describe, expect, it } from 'vitest';
import { loadFacts } from '../load-facts';
import { describeKind } from './title-kind';

const { movies, series } = loadFacts();

describe('describeKind', () => {
  it('calls a title animated, wherever the genre stands in the list', () => {
    const animated = [...movies, ...series].filter(({ genres }) => genres.includes('Animation'));
    expect(animated.length).toBeGreaterThan(100);
    expect(animated.filter((facts) => !describeKind(facts).includes('animated'))).toEqual([]);
  });
});
