import { describe, expect, it } from 'vitest';
import { shardNameOfEvent, shardNames } from '#domain/site-stats/stats-documents';
import { changedFieldNames } from './changed-fields';

describe('changedFieldNames', () => {
  it('names the fields that differ, are added or are removed', () => {
    expect(
      changedFieldNames(
        { name: 'Maya', lists: [{ listID: 'a' }], role: 'user' },
        { name: 'May', lists: [{ listID: 'a' }], disabled: false },
      ),
    ).toEqual(['name', 'role', 'disabled']);
    expect([
      changedFieldNames(undefined, { name: 'Maya' }),
      changedFieldNames({ name: 'Maya' }, undefined),
      changedFieldNames(undefined, undefined),
    ]).toEqual([['name'], ['name'], []]);
  });
});

describe('shardNameOfEvent', () => {
  it('returns one of the parts, the same for an event each time, and spreads events', () => {
    const parts = Array.from({ length: 400 }, (_, index) => shardNameOfEvent('lists', `event-${index}`));
    expect(parts).toEqual(Array.from({ length: 400 }, (_, index) => shardNameOfEvent('lists', `event-${index}`)));
    expect([...new Set(parts)].sort()).toEqual(shardNames('lists'));
  });
});
