import { expect, it, vi } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { momentOfDay } from '#domain/history/days';
import { toListItem } from '#domain/lists/list-item';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { UserId } from '#domain/users/user-id';
import { withWatchlist } from './pickable-watchlist';

it.each(['Pacific/Niue', 'Pacific/Kiritimati'])('says the day that an imported place on the watchlist stands for: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const title = aTitle({ id: 2 });
  const item = toListItem('ada' as UserId, 'watchlist', {
    title: toStoredTitle(title, null), addedAt: momentOfDay('2026-03-01'), order: 'a', note: null, random: 0,
  });
  const [now] = withWatchlist([{ title, evidence: null }], [item], null);
  expect(now?.evidence).toEqual({ kind: 'watchlist', addedAt: Date.parse('2026-03-01T12:00:00') });
  vi.unstubAllEnvs();
});
