import { expect, it } from 'vitest';
import {
  conflict, forbidden, invalid, invalidData, notFound, offline, rateLimited, unauthenticated, unexpected,
} from '#domain/shared/failure';
import { toErrorResponse } from './http-errors';

it('toErrorResponse has the status of each failure', () => {
  const failures = [
    invalid('name', 'too-long'),
    invalidData('request', 'data', 'an object'),
    unauthenticated,
    forbidden('this'),
    notFound('list'),
    conflict('list name'),
    rateLimited(1000),
    unexpected(''),
    offline,
  ];
  expect(failures.map((failure) => toErrorResponse(failure).status)).toEqual([400, 400, 401, 403, 404, 409, 429, 500, 503]);
});
