import { describe, expect, it } from 'vitest';
import { loadFacts } from './load-facts';
import { summarySentence } from './summary-sentence';
import { describeKind } from './title-kind';

const { movies, series } = loadFacts();

describe('describeKind', () => {
  it('calls a title animated, wherever the genre stands in the list', () => {
    const animated = [...movies, ...series].filter(({ genres }) => genres.includes('Animation'));
    expect(animated.length).toBeGreaterThan(100);
    expect(animated.filter((facts) => !describeKind(facts).includes('animated'))).toEqual([]);
  });
});

describe('summarySentence', () => {
  it('calls every title animated whose sentence names voices', () => {
    const sentences = [...movies, ...series].map(summarySentence).filter((sentence) => /voices/.test(sentence));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => !sentence.includes('animated'))).toEqual([]);
  });
});
