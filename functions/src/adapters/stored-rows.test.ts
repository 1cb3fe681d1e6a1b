import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { StoredTitle } from '#domain/lists/stored-title';
import { invalidData } from '#domain/shared/failure';
import { decodeStored } from './stored-rows';

it('decodeStored leaves out and logs damaged documents, without their content', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(decodeStored(StoredTitle, 'items')([film(1), { ...film(2), title: { secret: true } }, film(3)])).toEqual([film(1), film(3)]);
  expect(warn.mock.calls).toEqual([[expect.any(String), { failure: invalidData('items', 'title', 'string') }]]);
});
