import { describe, expect, it } from 'vitest';
import * as domainFailure from '#domain/shared/failure';
import { invalid, forbidden, notFound, offline, rateLimited, unauthenticated, unavailable, type Failure, type FailureTag } from '#domain/shared/failure';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage, failureSummary } from './failure.messages';
import { fieldErrorMessage } from './field.messages';
import { greeting } from './greeting.messages';
import { imageMessage } from './member.messages';

const secret = 'TypeError at tmdb /movie/603';
const failures: Readonly<Record<FailureTag, Failure>> = {
  'not-found': notFound('genre'),
  offline: domainFailure.offline,
  unavailable: domainFailure.unavailable(503, secret),
  'rate-limited': rateLimited(null),
  'invalid-data': domainFailure.invalidData(secret, secret, secret),
  unauthenticated: domainFailure.unauthenticated,
  'forbidden': domainFailure.forbidden(secret),
  invalid: domainFailure.invalid(secret, secret),
  conflict: domainFailure.conflict(secret),
  aborted: domainFailure.aborted,
  unexpected: domainFailure.unexpected(secret),
};

describe('failureMessage', () => {
  it.each(Object.entries(failures))('has a short title and a sentence without internal details for %s', (_, failure) => {
    const { title, sentence } = failureMessage(failure);
    expect(title.length).toBeGreaterThan(2);
    expect(title.length).toBeLessThanOrEqual(16);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(title + sentence).not.toContain('tmdb');
    expect(title + sentence).not.toMatch(/TypeError|503/);
  });

  it.each([
    [domainFailure.timedOut, ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'time-out'), ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'network'), 'It is not answering right now.'],
    [unavailable(null, 'Failed to fetch dynamically imported module'), 'It is not answering right now.'],
    [unavailable(504, 'Gateway Timeout'), 'It is not answering right now.'],
  ])('mentions a time-out only for time-outs: %j', (failure, sentence) => {
    expect(failureSummary(failure)).toBe(sentence);
  });

  it('names the missing resource, and the waiting time if known', () => {
    expect(failureSummary(notFound('genre'))).toBe('There is no such genre.');
    expect(['thing', 'file', 'audit entry'].map((what) => failureSummary(notFound(what)))).toEqual(Array(3).fill('It is not there.'));
    expect(failureSummary(rateLimited(500))).toMatch(/a minute/);
    expect(failureSummary(rateLimited(150_000))).toMatch(/3 minutes/);
  });
});

describe('fieldErrorMessage', () => {
  it('returns null for a valid field and a text for every rule', () => {
    expect(fieldErrorMessage(undefined)).toBeNull();
    expect(fieldErrorMessage('required')).toBe('This field is required!');
    expect(fieldErrorMessage('a rule without words')).toBe('This does not fit.');
    expect([fieldErrorMessage('too-long'), fieldErrorMessage('too-long', 80)]).toEqual(['This is too long: 4,000 characters at most.', 'This is too long: 80 characters at most.']);
  });
});

describe('greeting', () => {
  it('depends on the hour', () => {
    expect([4, 18, 23].map(greeting)).toEqual(Array(3).fill('Good evening'));
    expect([5, 11].map(greeting)).toEqual(Array(2).fill('Good morning'));
    expect([12, 17].map(greeting)).toEqual(Array(2).fill('Good afternoon'));
  });
});

describe('imageMessage', () => {
  it.each([
    [unauthenticated, 'Not authenticated'],
    [unavailable(402, 'Quota exceeded'), 'Quota exceeded'],
    [forbidden('this storage path'), 'No permission to access the path'],
    [notFound('image'), 'Object at the path does not exist'],
  ])('uses the error catalogue’s text for a storage failure: %j', (failure, text) => {
    expect(imageMessage(failure)).toBe(`${text}. Your profile is as it was.`);
  });

  it('uses the general text for any other failure', () => {
    expect(imageMessage(offline)).toBe(`${failureMessage(offline).sentence} Your profile is as it was.`);
    expect(imageMessage(invalid('image', 'image-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});
