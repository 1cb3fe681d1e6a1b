import { expect, it } from 'vitest';
import type { PlannedRow } from '#application/imports/plan/planned-row';
import { film } from '#domain/lists/list.fixture';
import { invalid } from '#domain/shared/failure';
import { createPause } from '#application/imports/pause';
import { importRefusedText } from './import.messages';
import { importRemarks } from './import-excess.messages';
import { exportPartHint } from './export-parts.messages';
import { twinFilesText, unkeptTextsText } from './import-left-out.messages';
import { importReportCsv, leftOutCsv } from './import-report.messages';
import { rowFactsText } from './import-rows.messages';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { entryFactsText, entryTitleText } from './unmatched-entries.messages';

const row = (more: Partial<PlannedRow>): PlannedRow => ({
  id: 0, file: 'films.csv', row: 1, part: null, name: 'Heat', year: 1995, state: 'new', reason: null,
  title: film(1),
  titleKey: 'k',
  candidates: [],
  facts: [],
  conflict: null,
  ...more,
});

it('leftOutCsv has each row with its reason, and no cell that a spreadsheet program would run', () => {
  expect(leftOutCsv([row({ name: '=HYPERLINK("x")', state: 'doubtful', reason: 'several', candidates: [film(1), film(2)] })])).toBe(
    '\uFEFFFile,Row,Title,Year,Reason,Possible titles\r\nfilms.csv,1,"\'=HYPERLINK(""x"")",1995,It is not certain which title this is.,'
      + '"Film 1 (1999), film, TMDB movie/1; Film 2 (1999), film, TMDB movie/2"\r\n',
  );
});

it('rowFactsText says what a row adds, both of two ratings, or why it adds nothing', () => {
  const viewing = { kind: 'viewing', day: '2024-05-11', episode: null } as const;
  const rating = { kind: 'rating', rating: 9, day: null } as const;
  expect(
    rowFactsText(
      row({
        facts: [
          { fact: viewing, isNew: true },
          { fact: rating, isNew: true },
        ],
      }),
    ),
  ).toBe('Watched 11 May 2024 · Rating 9');
  expect(rowFactsText(row({ facts: [{ fact: { ...viewing, day: null, episode: { season: 1, episode: 2 } }, isNew: true }] }))).toBe(
    'Watched S1 E2, day unknown',
  );
  expect(
    rowFactsText(
      row({
        facts: [
          { fact: viewing, isNew: true },
          { fact: rating, isNew: false },
        ],
        conflict: { mine: 6, file: 9 },
      }),
    ),
  ).toBe('Watched 11 May 2024 · Your rating 6, the file’s 9');
  const rated = { fact: { ...viewing, rating: 6.5 }, isNew: true } as const;
  expect(rowFactsText(row({ facts: [rated, { fact: { ...rating, rating: 6.5 }, isNew: false, reason: 'older' }] }))).toBe(
    'Watched 11 May 2024, rated 6.5 then · A later rating counts for the title',
  );
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }, { fact: rating, isNew: false, reason: 'older' }] }))).toBe(
    'Watched 11 May 2024 · Rating 9 then; a later one counts',
  );
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }, { fact: rating, isNew: false, reason: 'undated' }] }))).toBe(
    'Watched 11 May 2024 · Rating 9, without a day; another one counts',
  );
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }, { fact: rating, isNew: false, reason: 'full' }] }))).toBe(
    'Watched 11 May 2024 · Rating 9, but there is no room',
  );
  expect(rowFactsText(row({ state: 'there', reason: 'account' }))).toBe('Your account has this already.');
  const noted = { fact: { kind: 'item', list: 'Noir', note: 'slow', day: null }, isNew: false } as const;
  expect(rowFactsText(row({ state: 'there', reason: 'account', facts: [noted] })))
    .toBe('Your list has this title already. The file’s note is not added.');
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }], hasBadRating: true }))).toBe(
    'Watched 11 May 2024 · The rating of this row cannot be read.',
  );
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }], hasBadEpisode: true })))
    .toBe('Watched 11 May 2024 · The number of an episode cannot be read.');
  expect(rowFactsText(row({ facts: [{ fact: viewing, isNew: true }], hasFutureDay: true })))
    .toBe('Watched 11 May 2024 · An entry with a day in the future is left out.');
});

it('importRemarks says what is counted, has no day, or cannot be read', () => {
  const all = {
    furtherPlays: new Map([['a/watched.json', 2]]), undated: { ratings: 1, items: 1200 }, openDays: 1, unreadDays: 2,
    badRatings: 1, unkeptRatings: 2, longTexts: 2,
  };
  expect(importRemarks(all)).toEqual([
    'watched.json counts 2 more viewings without saying when. They are not added.',
    '1 row has a day like 5/4/2024 or 12. 5. 23., and nothing in the file says which day it is. That day is left out.',
    '2 rows have a day that can’t be read. Their viewings are added without it.',
    '1 rating has no day that can be read, or one before 1970. It counts as rated today.',
    '1,200 titles on lists have no day that can be read, or one before 1970. They count as added today.',
    '1 row has a rating that can’t be read. Only that rating is left out.',
    '2 ratings are not added, because the file becomes a list or viewings.',
    '2 notes or descriptions are longer than Marquee keeps. The end of each is not added.',
  ]);
  const none = {
    furtherPlays: new Map(), undated: { ratings: 0, items: 0 }, openDays: 0, unreadDays: 0, badRatings: 0, unkeptRatings: 0, longTexts: 0,
  };
  expect(importRemarks(none)).toEqual([]);
});

it('names the texts that files have and that are left out', () => {
  expect(unkeptTextsText(new Map([['ada/diary.csv', ['tags']], ['ada/reviews.csv', ['tags', 'reviews']]])))
    .toBe('Marquee has no place for tags and the texts of reviews. Those in diary.csv and reviews.csv are left out.');
});

it('exportPartHint says what of the history is not in a file, and that an empty list’s file brings nothing back', () => {
  expect(['csv' as const, 'trakt' as const, 'letterboxd' as const].map((format) => exportPartHint('history', format, false))).toEqual([
    ' Seasons and series watched as a whole are exported as episodes, without that viewing’s rating.',
    ' Seasons and series watched as a whole are exported as episodes, without that viewing’s rating.', '',
  ]);
  const list = { listID: 'noir' };
  expect([exportPartHint(list, 'csv', true), exportPartHint(list, 'csv', false), exportPartHint(list, 'letterboxd', true)])
    .toEqual([' This list is empty, so importing it adds nothing.', '', '']);
});

it('rowFactsText names at most three titles that a row can mean, the likely one first', () => {
  const candidates = [film(1), { ...film(2, { imdbID: 'tt1' }), mediaType: 'tv' as const }, film(-3), film(4), film(5)];
  expect(rowFactsText(row({ state: 'doubtful', reason: 'several', title: null, candidates }))).toBe(
    'Could be Film 1 (1999), film; Film 2 (1999), series; Film -3 (1999), film; 2 more',
  );
  expect(rowFactsText(row({ state: 'unknown', reason: 'unknown', title: null, candidates: [] }))).toBe(
    'The catalogue does not have this title.',
  );
});

it('a row whose title nothing says is none that the catalogue lacks', async () => {
  const nameless = row({ name: '42', state: 'unknown', reason: 'unknown', title: null, titleKey: '' });
  const reason = 'Nothing in the files says which title this is.';
  expect(rowFactsText(nameless)).toBe(reason);
  expect(await importReportCsv([nameless], createPause())).toContain(reason);
  expect(leftOutCsv([nameless])).toContain(reason);
});

it('importReportCsv has every row with its end, what it says, and the title that it was taken for', async () => {
  const viewing = { fact: { kind: 'viewing', day: '2024-05-11', episode: null }, isNew: true } as const;
  const rating = { fact: { kind: 'rating', rating: 9, day: null }, isNew: false } as const;
  const [head, ...lines] = (await importReportCsv([
    row({ facts: [viewing, rating], candidates: [film(1)] }),
    row({ row: 2, facts: [viewing], candidates: [film(1), film(2)] }),
    row({ row: 7, facts: [viewing, { fact: { kind: 'item', list: 'Noir', note: null, day: null }, isNew: false, reason: 'full' }] }),
    row({ row: 8, state: 'unkept', reason: 'full', facts: [{ ...viewing, isNew: false, reason: 'full' }], candidates: [film(1)] }),
    row({ row: 3, state: 'there', reason: 'account', facts: [viewing], candidates: [film(1)] }),
    row({ row: 4, name: '=1+1', state: 'unknown', reason: 'unknown', title: null, facts: [rating] }),
    row({ row: 6, state: 'doubtful', reason: 'several', title: null, candidates: [film(1, { imdbID: 'tt7' }), film(-2)] }),
    row({ row: 5, name: '', year: null, state: 'damaged', reason: 'no-name', title: null, titleKey: '' }),
  ], createPause())).split('\r\n');
  expect(head).toBe('\uFEFFFile,Row,Title,Year,End,Reason,Says,Taken for,TMDB,IMDb,Possible titles');
  expect(lines).toEqual([
    'films.csv,1,Heat,1995,Added,,Watched 11 May 2024 · Rating 9 (not added),Film 1 (1999),movie/1,,',
    'films.csv,2,Heat,1995,"Added, title chosen by you",,Watched 11 May 2024,Film 1 (1999),movie/1,,',
    'films.csv,7,Heat,1995,"Added, title chosen by you",,Watched 11 May 2024 · On Noir (not added: no room),Film 1 (1999),movie/1,,',
    'films.csv,8,Heat,1995,Not kept,"There is no room for this: you have too many lists, its list is full, or its title has too many '
      + 'viewings.",Watched 11 May 2024,Film 1 (1999),movie/1,,',
    'films.csv,3,Heat,1995,Already there,Your account has this already.,Watched 11 May 2024,Film 1 (1999),movie/1,,',
    'films.csv,4,\'=1+1,1995,Not found,The catalogue does not have this title.,Rating 9,,,,',
    'films.csv,6,Heat,1995,Not decided,It is not certain which title this is.,,,,,'
      + '"Film 1 (1999), film, TMDB movie/1, IMDb tt7; Film -2 (1999), film"',
    'films.csv,5,,,Damaged,This row has no title.,,,,,', '',
  ]);
});

it('names an entry about an episode by the episode if the file does not say its series', () => {
  const named = (name: string) => [{ kind: 'viewing', day: null, episode: null, named: { season: null, name }, rating: 9 }] as const;
  const title = namedTitle({ episodeId: { by: 'imdb', id: 'tt2301451' } });
  const entry = { file: 'ratings.csv', row: 2, title, facts: named('Ozymandias') };
  expect([entryTitleText(entry), entryFactsText(entry)]).toEqual(['Ozymandias', 'Watched “Ozymandias”, day unknown, rated 9 then']);
  expect(entryFactsText({ ...entry, facts: named('') })).toBe('Watched an episode, day unknown, rated 9 then');
});

it('says that a file that ends too early is damaged or cut off, and what to do', () => {
  expect(importRefusedText('ratings.json', invalid('file', 'cut')))
    .toBe('ratings.json: This file is damaged or cut off. Download it again.');
});

it('says which files are in others, too', () => {
  expect([twinFilesText(['list_noir.csv']), twinFilesText(['favorites.csv', 'list_noir.csv'])]).toEqual([
    'Left out, because the other files have all of it: list_noir.csv.',
    'Left out, because the other files have all of them: favorites.csv and list_noir.csv.',
  ]);
});
