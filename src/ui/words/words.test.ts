import { describe, expect, it } from 'vitest';
import * as fault from '#domain/failure';
import { invalid, notAllowed, notFound, offline, tooMany, unauthenticated, unavailable, type Failure, type FailureTag } from '#domain/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureWords, whatHappened } from './failures';
import { fieldFault } from './fields';
import { greeting } from './greeting';
import { pictureWords } from './member';

const secret = 'TypeError at tmdb /movie/603';
const failures: Readonly<Record<FailureTag, Failure>> = {
  'not-found': notFound('genre'),
  offline: fault.offline,
  unavailable: fault.unavailable(503, secret),
  'too-many': tooMany(null),
  undecodable: fault.undecodable(secret, secret, secret),
  unauthenticated: fault.unauthenticated,
  'not-allowed': fault.notAllowed(secret),
  invalid: fault.invalid(secret, secret),
  conflict: fault.conflict(secret),
  aborted: fault.aborted,
  unexpected: fault.unexpected(secret),
};

describe('failureWords', () => {
  it.each(Object.entries(failures))('has a title for the board and a sentence for %s, and names nothing internal', (_, failure) => {
    const { title, sentence } = failureWords(failure);
    expect(title.length).toBeGreaterThan(2);
    expect(title.length).toBeLessThanOrEqual(16);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(title + sentence).not.toContain('tmdb');
    expect(title + sentence).not.toMatch(/TypeError|503/);
  });

  it.each([
    [fault.timedOut, ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'time-out'), ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'network'), 'It is not answering right now.'],
    [unavailable(null, 'Failed to fetch dynamically imported module'), 'It is not answering right now.'],
    [unavailable(504, 'Gateway Timeout'), 'It is not answering right now.'],
  ])('says that it took too long of a time-out alone: %j', (failure, sentence) => {
    expect(whatHappened(failure)).toBe(sentence);
  });

  it('says what is missing, and how long to wait where that is known', () => {
    expect(whatHappened(notFound('genre'))).toBe('There is no such genre.');
    expect(['thing', 'file', 'audit entry'].map((what) => whatHappened(notFound(what)))).toEqual(Array(3).fill('It is not there.'));
    expect(whatHappened(tooMany(500))).toMatch(/a minute/);
    expect(whatHappened(tooMany(150_000))).toMatch(/3 minutes/);
  });
});

describe('fieldFault', () => {
  it('says nothing of a field that fits, and something of every rule', () => {
    expect(fieldFault(undefined)).toBeNull();
    expect(fieldFault('required')).toBe('This field is required!');
    expect(fieldFault('a rule without words')).toBe('This does not fit.');
    expect([fieldFault('too-long'), fieldFault('too-long', 80)]).toEqual(['This is too long: 4,000 characters at most.', 'This is too long: 80 characters at most.']);
  });
});

describe('greeting', () => {
  it('goes with the hour', () => {
    expect([4, 18, 23].map(greeting)).toEqual(Array(3).fill('Good evening'));
    expect([5, 11].map(greeting)).toEqual(Array(2).fill('Good morning'));
    expect([12, 17].map(greeting)).toEqual(Array(2).fill('Good afternoon'));
  });
});

describe('the words of a picture that was refused', () => {
  it.each([
    [unauthenticated, 'Not authenticated'],
    [unavailable(402, 'Quota exceeded'), 'Quota exceeded'],
    [notAllowed('this place for pictures'), 'No permission to access the path'],
    [notFound('picture'), 'Object at the path does not exist'],
  ])('are the catalogue\'s four where the place for pictures refused it', (failure, words) => {
    expect(pictureWords(failure)).toBe(`${words}. Your profile is as it was.`);
  });

  it('are those of any other failure where it was something else', () => {
    expect(pictureWords(offline)).toBe(`${failureWords(offline).sentence} Your profile is as it was.`);
    expect(pictureWords(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
