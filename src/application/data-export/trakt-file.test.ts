import { expect, it, vi } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import { momentOfDay } from '#domain/history/days';
import { filmViewing } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { UserId } from '#domain/users/user-id';
import { listTable, ratingsTable } from './csv-tables';
import { traktHistory, traktRatings, traktWatchlist } from './trakt-file';

it('writes a viewing at a time that is on its day from Hawaii to New Zealand, and that our own import reads as this day', async () => {
  const day = '2024-01-31';
  const { text } = traktHistory([{ ...filmViewing('f', 1), day }]);
  const [row] = JSON.parse(text) as ReadonlyArray<{ readonly watched_at: string }>;
  const zones = ['Pacific/Honolulu', 'America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Fiji', 'Pacific/Auckland', 'Pacific/Chatham'];
  const localDay = (timeZone: string): string => new Date(row?.watched_at ?? '').toLocaleDateString('sv-SE', { timeZone });
  expect(zones.map(localDay)).toEqual(zones.map(() => day));
  const { rows } = await readServiceFiles([{ name: 'trakt.json', text }]);
  expect(rows.flatMap(({ facts }) => facts)).toMatchObject([{ kind: 'viewing', day }]);
});

it.each(['Pacific/Niue', 'Pacific/Kiritimati'])('files have the day that a moment of a rating or of a list stands for: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const at = momentOfDay('2024-01-31');
  const item = toListItem('maya' as UserId, 'list', { title: film(1), addedAt: at, order: 'a', note: null, random: 0.5 });
  const ratings = [{ item: film(1), rating: 8, ratedAt: at }];
  const texts = [traktRatings(ratings).text, traktWatchlist([item]).text, ratingsTable(ratings, ','), listTable('Noir', '', [item], ',')];
  vi.unstubAllEnvs();
  expect(texts.map((text) => /2024-\d\d-\d\d/.exec(text)?.[0])).toEqual(texts.map(() => '2024-01-31'));
});
