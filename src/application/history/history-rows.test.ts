import { describe, expect, it } from 'vitest';
import { createViewing, type Viewing } from '#domain/history/viewing';
import { toStoredTitle } from '#domain/lists/stored-title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { historyRows, type HistoryRow } from './history-rows';

const film = toStoredTitle(aTitle({ id: 949, title: 'Heat' }), null);
const wire = toStoredTitle(aTitle({ id: 1438, title: 'The Wire', mediaType: 'tv' }), null);
const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';

const filmOn = (day: string | null, entryId: string): Viewing =>
  createViewing(
    entryId, film,
    { season: null, episode: null, episodeCount: null, episodes: null, minutes: 170 },
    { day, watchedAt: day === null ? null : Date.parse(`${day}T12:00:00Z`) },
  );
const episodeOn = (day: string | null, episode: number | null, entryId = `e${episode ?? 0}`): Viewing =>
  createViewing(
    entryId, wire,
    { season: episode === null ? null : 3, episode, episodeCount: null, episodes: null, minutes: 59 },
    { day, watchedAt: day === null ? null : Date.parse(`${day}T12:00:00Z`) },
  );
const described = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<string> =>
  rows.map((row) => {
    if (row.kind === 'day') return `# ${row.day ?? 'unknown'}`;
    return row.kind === 'viewing'
      ? `viewing${row.isPart ? ' part' : ''} ${row.viewing.entryId}`
      : `series ${row.viewings.map(({ entryId }) => entryId).join()}`;
  });

describe('historyRows', () => {
  it('puts a heading before the viewings of each day, the unknown day last', () => {
    expect(described(historyRows([filmOn(TUESDAY, 'a'), filmOn(MONDAY, 'b'), filmOn(MONDAY, 'c'), filmOn(null, 'd')], new Set()))).toEqual([
      `# ${TUESDAY}`, 'viewing a', `# ${MONDAY}`, 'viewing b', 'viewing c', '# unknown', 'viewing d',
    ]);
  });

  it('folds several episodes of a series on one day at the place of the last one', () => {
    const viewings = [episodeOn(TUESDAY, 4), filmOn(TUESDAY, 'a'), episodeOn(TUESDAY, 3), episodeOn(MONDAY, 2)];
    expect(described(historyRows(viewings, new Set()))).toEqual([`# ${TUESDAY}`, 'series e4,e3', 'viewing a', `# ${MONDAY}`, 'viewing e2']);
  });

  it('shows the rows of the episodes below an open row, of that day only', () => {
    const viewings = [episodeOn(TUESDAY, 4), episodeOn(TUESDAY, 3), episodeOn(MONDAY, 2), episodeOn(MONDAY, 1)];
    const folded = historyRows(viewings, new Set());
    const open = historyRows(viewings, new Set([folded[1]?.key ?? '']));
    expect(described(open)).toEqual([`# ${TUESDAY}`, 'series e4,e3', 'viewing part e4', 'viewing part e3', `# ${MONDAY}`, 'series e2,e1']);
  });

  it('shows episodes of the same time by their numbers, the last one first', () => {
    const viewings = [episodeOn(TUESDAY, 8, 'z'), episodeOn(TUESDAY, 9, 'y'), episodeOn(TUESDAY, 7, 'x')];
    const key = historyRows(viewings, new Set())[1]?.key ?? '';
    expect(described(historyRows(viewings, new Set([key]))).slice(2)).toEqual(['viewing part y', 'viewing part z', 'viewing part x']);
  });

  it('does not fold films and whole series that were watched twice on a day', () => {
    expect(
      described(
        historyRows([filmOn(MONDAY, 'a'), filmOn(MONDAY, 'b'), episodeOn(MONDAY, null, 'c'), episodeOn(MONDAY, null, 'd')], new Set()),
      ),
    ).toEqual([`# ${MONDAY}`, 'viewing a', 'viewing b', 'viewing c', 'viewing d']);
  });

  it('gives each row a key of its own', () => {
    const viewings = [episodeOn(TUESDAY, 4), episodeOn(TUESDAY, 3), episodeOn(null, 2), episodeOn(null, 1)];
    const keys = historyRows(viewings, new Set(historyRows(viewings, new Set()).map(({ key }) => key))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
  });
});
