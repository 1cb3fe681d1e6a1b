import { describe, expect, it } from 'vitest';
import { toTmdbFailure, tmdbErrorMessage } from './tmdb-errors';

describe('TMDB errors', () => {
  it('tmdbErrorMessage returns the message of both shapes, and an empty string for others', () => {
    expect(tmdbErrorMessage({ status_code: 34, status_message: 'Not here.', success: false })).toBe('Not here.');
    expect(tmdbErrorMessage({ errors: ['query must be provided', 'page must be an integer'] })).toBe(
      'query must be provided; page must be an integer',
    );
    expect([tmdbErrorMessage(null), tmdbErrorMessage('<html>'), tmdbErrorMessage({ errors: 'no list' })]).toEqual(['', '', '']);
  });

  it('toTmdbFailure names the parameter that the message starts with', () => {
    const rule = 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.';
    expect(toTmdbFailure(400, { status_message: rule }, null, 'list')).toEqual({ _tag: 'invalid', field: 'page', rule });
    expect(toTmdbFailure(422, { errors: ['query must be provided'] }, null, 'list')).toMatchObject({ _tag: 'invalid', field: 'query' });
    expect(toTmdbFailure(422, null, null, 'list')).toEqual({ _tag: 'invalid', field: 'request', rule: 'status 422' });
  });

  it.each([
    [403, 'unavailable'], [404, 'not-found'], [429, 'rate-limited'], [500, 'unavailable'], [418, 'unavailable'],
  ])('toTmdbFailure maps status %d to %s', (status, tag) => {
    expect(toTmdbFailure(status, null, null, 'title')._tag).toBe(tag);
  });
});
