import { expect, it } from 'vitest';
import { orderedIds } from './ordered-ids';

it('orderedIds creates ids in the order of creation, at one moment and when the clock is set back', () => {
  const times = [Date.UTC(2026, 10, 27), Date.UTC(2026, 10, 27), Date.UTC(2026, 10, 26), Date.UTC(2060, 0, 1)];
  const randoms = ['z', 'b', 'a', '0'];
  const newId = orderedIds(() => times.shift() ?? 0, () => randoms.shift() ?? '');
  const ids = [newId(), newId(), newId(), newId()];
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toBe('0mwy7sw00-z');
});
