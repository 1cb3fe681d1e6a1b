import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import { filmViewing } from '#domain/history/history.fixture';
import { traktHistory } from './trakt-file';

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
