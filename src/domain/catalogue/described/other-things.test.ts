import { expect, it } from 'vitest';
import { isInOtherThing } from './other-things';
import { rootPhrase } from './word-forms';

it.each([
  ['martial art', 'art', true], ['martial art tournament', 'art', true], ['con artist', 'artist', true],
  ['fish out of water', 'water', true],
  ['art gallery', 'art', false], ['martial art', 'martial art', false], ['martial art tournament', 'martial art', false],
  ['space opera', 'opera', true], ['space opera', 'space', false], ['pirate radio', 'pirate', true], ['pirate radio', 'radio', false],
  ['computer virus', 'virus', true], ['computer virus', 'computer', false], ['sports car', 'sport', true], ['sports car', 'car', false],
  ['prison camp', 'prison', false], ['refugee camp', 'refugee', false], ['alien race', 'race', true], ['alien race', 'alien', false],
  ['killer whale', 'killer', true], ['killer whale', 'whale', false], ['race against the clock', 'race', true],
  ['based on novel or book', 'book', true], ['based on children book', 'book', true], ['book club', 'book', false],
  ['summer camp', 'camp', false], ['concentration camp', 'camp', true], ['concentration camp', 'concentration camp', false],
  ['shark attack', 'shark', false], ['loan shark and great white shark', 'shark', false],
])('whether the keyword %s has “%s” only as a part of another thing: %s', (keyword, phrase, isOther) => {
  expect(isInOtherThing(rootPhrase(keyword), rootPhrase(phrase))).toBe(isOther);
});
