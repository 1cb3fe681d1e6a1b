import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
/** Returns what the rows of a table say in short: name and facts. */
const read = async (name: string, ...text: ReadonlyArray<string>) => {
  const { rows, leftOut } = await readServiceFiles([{ name, text: lines(...text) }]);
  return [
    ...rows.map(({ title, facts }) => [title.name, ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    ...leftOut.map(({ row, reason }) => [row, reason]),
  ];
};

describe('tables that people keep themselves', () => {
  it('take no word that is not a yes for a viewing, and vague days and places in a column of days', async () => {
    const seen = async (column: string, ...words: ReadonlyArray<string>) => {
      const rows = await read('films.csv', `Title;Year;${column}`, ...words.map((word) => `Heat;1995;${word}`));
      return words.filter((_, index) => JSON.stringify(rows[index]).includes('viewing'));
    };
    const no = ['Not yet', 'NULL', 'nan', 'None', 'N/A', 'Unseen', 'TBD', '❌', '☐', 'noch nicht', 'Want to watch', 'FALSCH', '-'];
    const yes = ['yes', 'Ja, im Kino', 'x', '✅', '✔️', 'WAHR', 'gesehen', '2x', '2019', 'May 2024', '2024-01-02'];
    expect(await seen('Watched', ...no, 'Tom', ...yes)).toEqual(yes);
    const begun = ['dropped', 'In progress', 'on hold', 'ongoing', '0/12', '0%', '0 of 10', '13/24', '5 of 12', '30 %', '0x', 'Season 2',
      'up to ep. 5', '3 episodes'];
    const whole = ['12/12', '100%', '10 of 10', '3 times', '5/2024', '3 / 5 / 2024', 'Jan 5', 'x2', '?', 'unknown'];
    for (const column of ['Watched on', 'Vu le'])
      expect(await seen(column, ...no, ...begun, 'Netflix', 'last summer', '5/12', '5 / 31', ...whole, ...yes))
        .toEqual(['Netflix', 'last summer', '5/12', '5 / 31', ...whole, ...yes]);
    for (const column of ['Finished', 'Last Watched'])
      expect(await seen(column, ...no, ...begun, 'Pilot', '5/12', ...whole, ...yes)).toEqual([...whole, ...yes]);
    expect(await seen('Watched', ...begun, '5/12', ...whole)).toEqual(whole.slice(0, -2));
    expect(await read('list.csv', 'Show,Last Watched,Rating', 'Dark,S02E03,8')).toEqual([
      ['Dark', { viewing: [null, { season: 2, episode: 3 }] }, { rating: [8, null] }]]);
    expect(await read('list.csv', 'Show,Last watched,Seen', 'Dark,2024-01-01,S02E03', 'Lost,2024-01-02,5/12', 'Elite,2024-01-02,Season 2',
      'Fargo,2024-01-03,yes')).toEqual([['Dark', { viewing: ['2024-01-01', { season: 2, episode: 3 }] }],
      ...['Lost', 'Elite'].map((name) => [name, { item: ['list', null, null] }]), ['Fargo', { viewing: ['2024-01-03', null] }]]);
    expect(await read('mal.csv', 'anime_title,my_status,my_finish_date', 'Akira,Completed,0000-00-00'))
      .toEqual([['Akira', { viewing: [null, null] }]]);
  });

  it('take one’s own rating, and never that of a community or of an age beside it', async () => {
    expect(await read('films.csv', 'Title,Year,Rating,My Rating', 'Heat,1995,7.8,9', 'Ran,1985,R,8', 'Alien,1979,8.1,')).toEqual([
      ['Heat', { rating: [9, null] }], ['Ran', { rating: [8, null] }], ['Alien', { item: ['films', null, null] }]]);
    expect(await read('ratings.csv', 'TMDb ID,IMDb ID,Type,Name,Rating,Your Rating,Date Rated', '949,tt0113277,movie,Heat,7.9,4,2024-01-02',
      '11,tt0076759,movie,Star Wars,8.2,6,2024-01-02')).toEqual([
      ['Heat', { rating: [4, '2024-01-02'] }], ['Star Wars', { rating: [6, '2024-01-02'] }]]);
  });

  it('write days as sheets of many countries do', async () => {
    const days = ['12-May-24', '3 Mai 99', '2024/5/3', '2024-5-3', '2024.05.03.', '2024. 5. 3.', '2024年5月3日', '2024-05-03T21:00:00Z'];
    const rows = await Promise.all(days.map((day) => read('films.csv', 'Title;Watched Date', `Heat;${day}`)));
    expect(rows.map(([row]) => row)).toEqual(['2024-05-12', '1999-05-03', ...Array.from({ length: 6 }, () => '2024-05-03')]
      .map((day) => ['Heat', { viewing: [day, null] }]));
    expect(await read('films.csv', 'Title,Watched Date', 'Heat,2024-13-45', 'Ran,May 2024')).toEqual([
      ['Heat', { viewing: [null, null] }], ['Ran', { viewing: [null, null] }]]);
  });

  it('have films with something in the cells of season and episode, and seasons that are no whole series', async () => {
    const viewing = [null, null];
    const header = 'title,type,season,episode,seen';
    for (const cells of [',Summer 2020,', ',NULL,NULL', ',-1,-1', 'movie,0,0', 'Film,1,', 'movie,nan,Pilot'])
      expect(await read('films.csv', header, `Heat,${cells},yes`)).toEqual([['Heat', { viewing }]]);
    for (const cells of [',1,', ',S2,', ',Season One,', 'tv,0,'])
      expect(await read('films.csv', header, `Lost,${cells},yes`)).toEqual([[1, 'bad-episode']]);
    expect(await read('films.csv', header, 'Lost,,1,2,yes')).toEqual([['Lost', { viewing: [null, { season: 1, episode: 2 }] }]]);
  });

  it('name people beside films', async () => {
    expect(await read('club.csv', 'Date,Name,Movie,Rating', '2024-01-02,Tom,Heat,7')).toEqual([['Heat', { rating: [7, '2024-01-02'] }]]);
    expect(await read('club.csv', 'Name,Film,Year,Rating', 'Tom,"Girl, Interrupted",1999,7', 'Ada,Good, Bad,1999,8')).toEqual([
      ['Girl, Interrupted', { rating: [7, null] }], ['Good, Bad', { rating: [8, null] }]]);
    expect(await read('club.csv', 'Name,Movie,Rating', 'Heat,x,7', 'Lost,,8')).toEqual([
      ['Heat', { rating: [7, null] }], ['Lost', { rating: [8, null] }]]);
    const names = async (...text: ReadonlyArray<string>) => (await read('club.csv', ...text)).map(([name]) => name);
    for (const series of ['Series', 'TV Show'])
      expect(await names(`Name,Year,Movie,${series}`, 'Heat,1995,1,0', 'Lost,2004,0,1')).toEqual(['Heat', 'Lost']);
    expect(await names('Title,Name,Year,Rating', 'X,Tom,2022,8')).toEqual(['X']);
    expect(await names('Name,Movie', 'Tom,No', 'Ada,Heat', 'Tom,')).toEqual(['No', 'Heat', 3]);
    expect(await read('club.csv', 'Name,Film,Rating', 'Anna,,8', 'Ben,Heat,7')).toEqual([['Heat', { rating: [7, null] }], [1, 'no-name']]);
    // A column of films leaves the name to a person, beside a year too.
    for (const column of ['Film', 'Movie', 'Film title'])
      expect(await names(`Name,${column},Year,Rating`, 'Anna,,1999,8', 'Ben,Heat,1995,7')).toEqual(['Heat', 1]);
    expect(await names('Name,Titel,Year', 'The Godfather,Der Pate,1972', 'Heat,,1995')).toEqual(['Der Pate', 'Heat']);
    // Programs with the fields of TMDB name films and series in two ways.
    expect(await names('title,name,vote', 'Heat,,8', ',Lost,9', 'Ran,Ran,7')).toEqual(['Heat', 'Lost', 'Ran']);
  });

  it('have many names for titles and days, and prices that make no bank statement of them', async () => {
    for (const column of ['Movies', 'Films', 'Titles', 'Movie/Show'])
      expect(await read('list.csv', `${column},Rating`, 'Heat,7')).toEqual([['Heat', { rating: [7, null] }]]);
    for (const column of ['Viewing Date', 'Seen at', 'Viewed at', 'Date of viewing'])
      expect(await read('list.csv', `Film,${column}`, 'Heat,2024-01-02')).toEqual([['Heat', { viewing: ['2024-01-02', null] }]]);
    expect(await read('cinema.csv', 'Date,Film,Cinema,Amount,Currency', '2024-01-02,Heat,Rex,7,EUR')).toEqual([
      ['Heat', { item: ['cinema', null, null] }]]);
    const text = lines('Date,Name,Amount,Currency', '2024-01-02,Heat Ltd,7,EUR');
    expect((await readServiceFiles([{ name: 'account.csv', text }])).ignored).toMatchObject([{ looksLike: 'bank' }]);
  });

  it('are no bank statement for what tickets cost, and no table of books for a number that books have', async () => {
    expect(await read('tickets.csv', 'Title,Date,Amount,Currency', 'Heat,2024-01-02,7,EUR')).toEqual([
      ['Heat', { item: ['tickets', null, null] }]]);
    expect(await read('media.csv', 'Title,Type,ISBN,Rating', 'Dune,book,9,8', 'Heat,movie,,7')).toEqual([
      ['Heat', { rating: [7, null] }], [1, 'no-title']]);
    for (const column of ['IMDb ID', 'tmdbID', 'Director'])
      expect(await read('media.csv', `Title,${column},ISBN,Rating`, 'Heat,x,,7')).toEqual([['Heat', { rating: [7, null] }]]);
    expect(await read('media.csv', 'Title,IMDb ID,Director,ISBN,Rating', 'Heat,tt0113277,,9780306406157,7', 'Ran,,Akira Kurosawa,1,8',
      'Alien,,,-,9', 'Dune,,,9780441013593,9')).toEqual([
      ['Heat', { rating: [7, null] }], ['Ran', { rating: [8, null] }], ['Alien', { rating: [9, null] }], [4, 'no-title']]);
    const kindOf = async (...table: ReadonlyArray<string>) =>
      (await readServiceFiles([{ name: 'a.csv', text: lines(...table) }])).ignored[0]?.looksLike;
    for (const column of ['Account number', 'IBAN', 'Balance', 'Payee', 'Transaction type'])
      expect(await kindOf(`Date,Title,Amount,Currency,${column}`, '2024-01-02,Rent,700,EUR,x')).toBe('bank');
    for (const column of ['Series', 'Series index', 'Type', 'Year'])
      expect(await kindOf(`Title,Author,ISBN,${column}`, 'Dune,Frank Herbert,9,Series')).toBe('books');
  });

  it('have a heading with a word for titles, or a header with one', async () => {
    const rows = [['Heat', { rating: [7, null] }], ['Ran', { rating: [8, null] }]];
    expect(await read('list.csv', 'Movies,,,2024,', ',,,,', 'Title,Year,Rating,Watched Date,Notes', 'Heat,1995,7,,', 'Ran,1985,8,,'))
      .toEqual(rows);
    expect(await read('list.csv', 'Our list,,', 'Movies,Type,Rating', 'Heat,Film,7', 'Ran,Film,8')).toEqual(rows);
  });

  it('have no header, but a word for the type in each row, and never a row for a header', async () => {
    const expected = [['Heat', 1995, 'movie'], ['Lost', 2004, 'tv']];
    const titles = async (text: string, isPasted?: true) =>
      (await readServiceFiles([{ name: 'list.csv', text, ...(isPasted && { isPasted }) }])).rows.map(({ title }) =>
        [title.name, title.year, title.mediaType]);
    for (const text of ['Heat,1995,Movie\nLost,2004,Series', 'Film\t1995\tHeat\nTV Show\t2004\tLost'])
      for (const isPasted of [true, undefined] as const) expect(await titles(text, isPasted)).toEqual(expected);
    for (const text of ['1917,2019,Movie\nHeat,1995,Movie', 'Movie,1917,2019', '1,1917,2019,Movie\n2,Heat,1995,Movie'])
      expect((await titles(text))[0]).toEqual(['1917', 2019, 'movie']);
    for (const text of ['300,2006,Movie,8\nHeat,1995,Movie,9', '2006,300,Movie'])
      for (const isPasted of [true, undefined] as const) expect((await titles(text, isPasted))[0]).toEqual(['300', 2006, 'movie']);
    expect(await read('list.csv', 'Heat,Film,8', 'Lost,Series,9')).toEqual([
      ['Heat', { rating: [8, null] }], ['Lost', { rating: [9, null] }]]);
    expect(await read('list.csv', 'Heat,1995,Movie,', 'Ran,1985,,9')).toEqual([
      ['Heat', { item: ['list', null, null] }], ['Ran', { rating: [9, null] }]]);
    expect(await read('list.csv', 'Movies,,Rating', 'Heat,Film,7')).toEqual([['Heat', { rating: [7, null] }]]);
    expect(await read('list.csv', 'Movie,2023,2024', 'Heat,x,')).toEqual([['Heat', { item: ['list', null, null] }]]);
  });

  it('say how far a title was watched, and not how a series runs', async () => {
    const words = ['airing', 'ongoing', 'dropped', 'plan to watch', '5/12', 'Season 2'];
    const unwatched = async (column: string) => (await readServiceFiles([{
      name: 'list.csv', text: lines(`Title,${column}`, ...words.map((word) => `Lost,${word}`)),
    }])).rows.map(({ isUnwatched }) => isUnwatched === true);
    expect(await unwatched('Status')).toEqual([false, false, true, true, false, false]);
    for (const column of ['Seen', 'Last watched']) expect(await unwatched(column)).toEqual(words.map(() => true));
  });

  it('are a column of titles, with commas in some', async () => {
    expect(await read('list.csv', 'Title', 'Heat', 'Girl, Interrupted', '"The Good, the Bad and the Ugly"', 'Ran,')).toEqual(
      ['Heat', 'Girl, Interrupted', 'The Good, the Bad and the Ugly', 'Ran'].map((name) => [name, { item: ['list', null, null] }]));
  });

  it('end their lines in one way or in several, whatever stands in quotes', async () => {
    const titles = async (text: string) => (await readServiceFiles([{ name: 'list.csv', text }])).rows.map(({ title: { name } }) => name);
    for (const text of ['Title,Year\r\nHeat,1995\nAlien,1979\n', 'Title,Year\nHeat,1995\r\nAlien,1979\r\n',
      'Year,Title\r1995,Heat\r1979,Alien',
      'Year,Title,Note\r1995,Heat,"one\ntwo"\r1979,Alien,', 'Year,Title\r\n1995,"Heat"\r\n\r\n1979,"Alien"\n'])
      expect(await titles(text)).toEqual(['Heat', 'Alien']);
    const notes = 'Title,Notes\r\nHeat,"one\r\ntwo"\nAlien,"three\nfour"\r\nRan,five\r\n';
    const { rows } = await readServiceFiles([{ name: 'list.csv', text: notes }]);
    expect(rows.map(({ facts: [item] }) => item?.kind === 'item' && item.note)).toEqual(['one\r\ntwo', 'three\nfour', 'five']);
  });

  it('have days of which nothing says the month, of viewings, ratings or titles on lists', async () => {
    const open = async (...text: ReadonlyArray<string>) =>
      (await readServiceFiles([{ name: 'list.csv', text: lines(...text) }])).rows.map(({ openDays = [] }) => openDays.join());
    const ofTitle = 'viewing,rating';
    expect(await open('Title,Watched on,Rating', 'Heat,5/4/2024,9', 'Ran,6/4/2024,', 'Alien,,8', 'Jaws,2024-01-02,')).toEqual(
      [ofTitle, ofTitle, '', '']);
    expect(await open('Date,Name,Year,Letterboxd URI,Watched Date', '5/4/2024,Heat,1995,u,5/4/2024')).toEqual([`${ofTitle},item`]);
    expect(await open('Title,Date,Added', 'Heat,5/4/2024,', 'Ran,,5/4/2024')).toEqual([ofTitle, 'item']);
    expect(await open('Title,Watched on', 'Heat,5/4/2024', 'Ran,13/4/2024')).toEqual(['', '']);
    for (const column of ['Release Date', 'First Aired', 'Date of birth'])
      expect(await open(`Title,${column},Rating`, 'Heat,5/4/1995,9')).toEqual(['']);
    expect(await open('Title,Watched on', 'Heat,13/13/2024', 'Ran,0/4/2024', 'Alien,4/4/2024')).toEqual(['', '', '']);
    expect(await read('list.csv', 'Title,Watched on', 'Alien,4/4/2024')).toEqual([['Alien', { viewing: ['2024-04-04', null] }]]);
  });

  it('have one number beyond their scale', async () => {
    const stars = Array.from({ length: 20 }, (_, at) => `Film ${at},4`);
    const { rows, open } = await readServiceFiles([{ name: 'list.csv', text: lines('Title,Rating', ...stars, 'Heat,45') }]);
    expect(rows.map(({ facts: [rating] }) => rating?.kind === 'rating' && rating.rating)).toEqual([...stars.map(() => 8), false]);
    expect([rows.at(-1)?.hasBadRating, open[0]?.hasOpenScale]).toEqual([true, true]);
  });

  it('have days below a word, and in two ways in one column', async () => {
    expect(await read('list.csv', 'Film,Watched Date', 'Heat,unknown', 'Ran,12.05.2024', 'Alien,3 May 2023')).toEqual([
      ['Heat', { viewing: [null, null] }], ['Ran', { viewing: ['2024-05-12', null] }], ['Alien', { viewing: ['2023-05-03', null] }]]);
    expect(await read('list.csv', 'Show,Season,Episode,Seen', 'Lost,1,1,x', '11.22.63,1,1,x')).toEqual(
      ['Lost', '11.22.63'].map((name) => [name, { viewing: [null, { season: 1, episode: 1 }] }]));
    expect(await read('list.csv', 'Show,Season,Episode,Seen,Date', 'Lost,1,1,yes,2024-01-05', 'Lost,1,2,2024-01-06,2024-01-07')).toEqual(
      [[1, '2024-01-05'], [2, '2024-01-06']].map(([episode, day]) => ['Lost', { viewing: [day, { season: 1, episode }] }]));
  });
});

it('lines say years and directors in one pair of brackets', async () => {
  const text = lines('Heat (Michael Mann, 1995)', '- Heat (1995, Michael Mann) 9/10', 'Heat (dir. Michael Mann, 1995)',
    'Heat [1995 – dir. Michael Mann]', 'Fargo (Joel Coen & Ethan Coen, 1996)', 'Blade Runner (Director’s Cut, 1982)',
    'Friends (1994–2004)', 'Se7en (1995) (with Tom)', 'Best (Class of 1984)',
    'Alien (1979) – with Tom (Berlin Mitte, 2019)');
  const { rows } = await readServiceFiles([{ name: 'Pasted', text, isPasted: true }]);
  expect(rows.map(({ title: { name, year, directors }, facts: [item] }) =>
    [name, year, directors.join(), item?.kind === 'item' ? item.note : null])).toEqual([
    ...Array.from({ length: 4 }, () => ['Heat', 1995, 'Michael Mann', null]), ['Fargo', 1996, 'Joel Coen,Ethan Coen', null],
    ['Blade Runner', 1982, '', 'Director’s Cut'], ['Friends', 1994, '', null], ['Se7en', 1995, '', '(with Tom)'],
    ['Best (Class of 1984)', null, '', null], ['Alien', 1979, '', 'with Tom (Berlin Mitte, 2019)'],
  ]);
});

it('lines below a heading with a word for titles are lines, pasted or in a text', async () => {
  const list = ['1. Heat (1995)', '2. Alien (1979) 9/10', '[x] Ran (1985)', '"Good, Bad"'];
  const expected = [[2, 'Heat', 1995, 1], [3, 'Alien', 1979, 2], [4, 'Ran', 1985, 1], [5, 'Good, Bad', null, 1]];
  for (const heading of ['Movies:', 'Films', 'Filme:', 'Series', 'Title'])
    for (const file of [{ name: 'Pasted', isPasted: true as const }, { name: 'films.txt' }]) {
      const { rows, leftOut } = await readServiceFiles([{ ...file, text: lines(heading, '', ...list) }]);
      expect(rows.map(({ row, title: { name, year }, facts }) => [row, name, year, facts.length])).toEqual(expected);
      expect(leftOut).toEqual([]);
    }
  const shows = await readServiceFiles([{ name: 'Pasted', isPasted: true, text: lines('TV Shows', '1. Lost') },
    { name: 'Pasted too', isPasted: true, text: lines('TV Show:', '1. Lost') }]);
  expect(shows.rows.map(({ title: { name, mediaType } }) => [name, mediaType])).toEqual([
    ['TV Shows', null], ['Lost', null], ['Lost', 'tv']]);
  // A table, and numbers of titles below the name of their column, stay what they are.
  expect((await readServiceFiles([{ name: 'films.csv', text: lines('Title', '1. Mai (2008)') }])).rows.map(({ row, title: { name } }) =>
    [row, name])).toEqual([[1, '1. Mai']]);
  expect((await readServiceFiles([{ name: 'films.txt', text: lines('tmdbID', '949') }])).rows.map(({ title: { tmdbId } }) => tmdbId))
    .toEqual([949]);
});

it('lines of a sheet begin with numbers, and years of two digits lie in the past', async () => {
  const pasted = lines('1\tHeat\t1995', '2\tRan\t1985', '3\t12 Angry Men\t1957', '4\t1917\t2019\t9/10',
    '5\t10 Cloverfield Lane', '300\t2006', '300\t2006\t8/10');
  const { rows } = await readServiceFiles([{ name: 'Pasted', text: pasted, isPasted: true }]);
  expect(rows.map(({ title: { name, year } }) => [name, year])).toEqual([['Heat', 1995], ['Ran', 1985], ['12 Angry Men', 1957],
    ['1917', 2019], ['10 Cloverfield Lane', null], ['300', 2006], ['300', 2006]]);
  const table = lines('Title,Release Date', 'Lawrence of Arabia,12/15/62', 'Gladiator,5/20/00');
  expect((await readServiceFiles([{ name: 'films.csv', text: table }])).rows.map(({ title: { year } }) => year)).toEqual([1962, 2000]);
  const movie = { title: 'Heat', year: 1995, ids: { trakt: 1 } };
  const items = JSON.stringify([{ listed_at: '2024-01-01T00:00:00Z', type: 'movie', movie }]);
  const names = ['lists-list-7-top-100.json', 'lists-list-8-noir-2.json'];
  const all = await Promise.all(names.map((name) => readServiceFiles([{ name, text: items }])));
  expect(all.map(({ rows: [row] }) => row?.facts.map((fact) => (fact.kind === 'item' ? fact.list : '')))).toEqual([['top 100'], ['noir']]);
});
