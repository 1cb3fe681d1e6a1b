import { describe, expect, it } from 'vitest';
import * as fault from '#domain/shared/failure';
import { invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, type Failure, type FailureTag } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage, failureSummary } from './failure.messages';
import { fieldErrorMessage } from './field.messages';
import { greeting } from './greeting.messages';
import { imageMessage } from './member.messages';

const secret = 'TypeError at tmdb /movie/603';
const failures: Readonly<Record<FailureTag, Failure>> = {
  'not-found': notFound('genre'),
  offline: fault.offline,
  unavailable: fault.unavailable(503, secret),
  'rate-limited': rateLimited(null),
  'invalid-data': fault.invalidData(secret, secret, secret),
  unauthenticated: fault.unauthenticated,
  'forbidden': fault.forbidden(secret),
  invalid: fault.invalid(secret, secret),
  conflict: fault.conflict(secret),
  aborted: fault.aborted,
  unexpected: fault.unexpected(secret),
};

describe('failureWords', () => {
  it.each(Object.entries(failures))('has a title for the board and a sentence for %s, and names nothing internal', (_, failure) => {
    const { title, sentence } = failureMessage(failure);
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
    expect(failureSummary(failure)).toBe(sentence);
  });

  it('says what is missing, and how long to wait where that is known', () => {
    expect(failureSummary(notFound('genre'))).toBe('There is no such genre.');
    expect(['thing', 'file', 'audit entry'].map((what) => failureSummary(notFound(what)))).toEqual(Array(3).fill('It is not there.'));
    expect(failureSummary(rateLimited(500))).toMatch(/a minute/);
    expect(failureSummary(rateLimited(150_000))).toMatch(/3 minutes/);
  });
});

describe('fieldFault', () => {
  it('says nothing of a field that fits, and something of every rule', () => {
    expect(fieldErrorMessage(undefined)).toBeNull();
    expect(fieldErrorMessage('required')).toBe('This field is required!');
    expect(fieldErrorMessage('a rule without words')).toBe('This does not fit.');
    expect([fieldErrorMessage('too-long'), fieldErrorMessage('too-long', 80)]).toEqual(['This is too long: 4,000 characters at most.', 'This is too long: 80 characters at most.']);
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
    [forbidden('this place for pictures'), 'No permission to access the path'],
    [notFound('picture'), 'Object at the path does not exist'],
  ])('are the catalogue\'s four where the place for pictures refused it', (failure, words) => {
    expect(imageMessage(failure)).toBe(`${words}. Your profile is as it was.`);
  });

  it('are those of any other failure where it was something else', () => {
    expect(imageMessage(offline)).toBe(`${failureMessage(offline).sentence} Your profile is as it was.`);
    expect(imageMessage(invalid('picture', 'picture-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
