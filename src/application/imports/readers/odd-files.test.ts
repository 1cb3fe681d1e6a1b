import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
/** Returns what rows say in short: title, year or number, and facts; and what is left out. */
const read = async (name: string, text: string, isPasted?: true) => {
  const { rows, leftOut } = await readServiceFiles([{ name, text, ...(isPasted && { isPasted }) }]);
  return {
    rows: rows.map(({ title, facts }) => [title.name, title.imdbId ?? title.tmdbId ?? title.year,
      ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name: title, reason }) => [row, title, reason]),
  };
};

describe('files that spreadsheets and people have changed', () => {
  it('reads days as a German, a British and an American sheet write them, and none that can be two', async () => {
    const viewingsOn = (...days: ReadonlyArray<string | null>) => days.map((day) => JSON.stringify({ viewing: [day, null, 9] }));
    const diary = async (separator: string, ...days: ReadonlyArray<string>) => {
      const table = [['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating', 'Rewatch', 'Tags', 'Watched Date'],
        ...days.map((day) => [day, 'Heat', '1995', 'u', '4,5', '', '', day])];
      const { rows } = await read('diary.csv', lines(`sep=${separator}`, ...table.map((cells) => cells.join(separator))));
      return rows.map(([, , viewing]) => JSON.stringify(viewing));
    };
    expect(await diary(';', '12.05.2024', '3.6.24')).toEqual(viewingsOn('2024-05-12', '2024-06-03'));
    expect(await diary(';', '5/4/2024', '13/5/2024')).toEqual(viewingsOn('2024-04-05', '2024-05-13'));
    expect(await diary('\t', '5/4/2024', '5/13/2024')).toEqual(viewingsOn('2024-05-04', '2024-05-13'));
    expect(await diary(';', '1/2/2024', '3/4/2024')).toEqual(viewingsOn(null, null));
    expect(await diary(';', 'May 12, 2024', '13. Mai 2024')).toEqual(viewingsOn('2024-05-12', '2024-05-13'));
  });

  it('reads a sheet with a heading over its columns, in French, with ratings that say their scale', async () => {
    const { rows, leftOut } = await read('films.csv', lines('Nos films 2024,,,', ',,,', 'Titre,Année,Vu le,Rating',
      'La Haine,1995,13/05/2024,8/10', 'Amélie,2001,14/05/2024,★★★★½', 'Février,,,', 'Ran,1985,,85%'));
    expect(rows).toEqual([
      ['La Haine', 1995, { viewing: ['2024-05-13', null, 8] }, { rating: [8, '2024-05-13'] }],
      ['Amélie', 2001, { viewing: ['2024-05-14', null, 9] }, { rating: [9, '2024-05-14'] }],
      ['Février', null, { item: ['films', null, null] }], ['Ran', 1985, { rating: [8.5, null] }],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('says what was watched by a yes or a day', async () => {
    expect((await read('filme.csv', lines('Titel;Jahr;Gesehen', 'Heat;1995;ja', 'Ran;1985;nein', 'Alien;1979;2024-01-02'))).rows).toEqual([
      ['Heat', 1995, { viewing: [null, null] }], ['Ran', 1985, { item: ['filme', null, null] }],
      ['Alien', 1979, { viewing: ['2024-01-02', null] }],
    ]);
  });

  it('loses no neighbour of a row with broken quotes', async () => {
    const text = lines('Title,Year', '"Crocodile" Dundee,1986', 'Heat,1995', '"Alien,1979', 'Jaws,1975', '"A ""good"" one, 2",1999',
      '"Back \\"slash\\"",2000', '"Two', 'lines",2001');
    expect((await read('list.csv', text)).rows.map(([name, year]) => [name, year])).toEqual([
      ['"Crocodile" Dundee', 1986], ['Heat', 1995], ['"Alien', 1979], ['Jaws', 1975], ['A "good" one, 2', 1999], ['Back "slash"', 2000],
      ['Two\nlines', 2001],
    ]);
  });

  it('puts the parts of a title with commas together, and takes no row whose cells stand in wrong columns', async () => {
    expect(await read('list.csv', lines('Title,Year,Rating', 'Girl, Interrupted,1999,7', 'Heat,1995,9', 'One, two, three'))).toEqual({
      rows: [
        ['Girl, Interrupted', 1999, { rating: [7, null] }], ['Heat', 1995, { rating: [9, null] }], ['One', null]],
      leftOut: [],
    });
    expect((await read('list.csv', lines('Title,Rating', 'Girl, Interrupted,7', 'Heat,9'))).leftOut).toEqual([[1, 'Girl', 'damaged']]);
  });

  it('reads lines with boxes, links, directors, notes, and the year in front', async () => {
    const text = lines('• Heat (1995), dir. Michael Mann', '- [x] Alien (1979) – 9/10', '3) The Thing (1982) with Tom',
      '* 1974 - Chinatown', '✅ Parasite (2019) ⭐⭐⭐⭐⭐', '[Whiplash](https://letterboxd.com/film/whiplash/) (2014)', '2001: A Space Odyssey');
    const { rows } = await read('Pasted lines', text, true);
    const item = (note: string | null) => ({ item: ['Pasted lines', note, null] });
    expect(rows).toEqual([
      ['Heat', 1995, item(null)], ['Alien', 1979, item(null), { rating: [9, null] }], ['The Thing', 1982, item('with Tom')],
      ['Chinatown', 1974, item(null)], ['Parasite', 2019, item(null), { rating: [10, null] }], ['Whiplash', 2014, item(null)],
      ['2001: A Space Odyssey', null, item(null)],
    ]);
  });
});

describe('files of other services', () => {
  it('reads Netflix’s viewing history: episodes by name, and films with a colon', async () => {
    const { rows } = await readServiceFiles([{ name: 'NetflixViewingHistory.csv', text: lines('Title,Date',
      '"Dark: Season 1: Secrets","1/31/24"',
      '"The Queen\'s Gambit: Limited Series: Openings","1/30/24"', '"Kill Bill: Vol. 1","1/2/24"') }]);
    expect(rows.map(({ title: { name, mediaType }, facts }) => [name, mediaType, facts])).toEqual([
      ['Dark', 'tv', [{ kind: 'viewing', day: '2024-01-31', episode: null, named: { season: 1, name: 'Secrets' } }]],
      ['The Queen\'s Gambit', 'tv', [{ kind: 'viewing', day: '2024-01-30', episode: null, named: { season: 1, name: 'Openings' } }]],
      ['Kill Bill: Vol. 1', 'movie', [{ kind: 'viewing', day: '2024-01-02', episode: null }]],
    ]);
  });

  it('takes no episode of a media server for a title', async () => {
    expect((await read('history.csv', lines('media_type,title,grandparent_title,year,parent_media_index,media_index,last_played',
      'episode,Pilot,Breaking Bad,2008,1,1,2024-02-01', 'movie,Heat,,1995,,,2024-02-02'))).rows).toEqual([
      ['Breaking Bad', null, { viewing: ['2024-02-01', { season: 1, episode: 1 }] }], ['Heat', 1995, { viewing: ['2024-02-02', null] }],
    ]);
    const prime = lines('Date Watched,Type,Title,Episode Title', '2024-03-05,Series,The Boys - Season 2,Nothing Like It in the World');
    expect((await read('prime.csv', prime)).rows).toEqual([
      ['The Boys', null, { viewing: ['2024-03-05', null, { season: 2, name: 'Nothing Like It in the World' }] }],
    ]);
  });

  it('reads what a media server has played, with and without a header, and takes no short play for a viewing', async () => {
    const line = (at: string, type: string, name: string, seconds: number) =>
      [`${at}.1234567`, 'user', 'item', type, name, 'DirectPlay', 'Web', 'Chrome', seconds].join('\t');
    const log = lines(line('2024-02-01 20:00:00', 'Movie', 'Heat', 700), line('2024-02-01 21:00:00', 'Movie', 'Heat', 800),
      line('2024-02-02 20:00:00', 'Movie', 'Ran', 90), line('2024-02-03 20:00:00', 'Episode', 'Lost - s01e02 - Pilot (2)', 2500),
      line('2024-02-04 20:00:00', 'Episode', 'Fargo - s00e00 - The Law', 2500),
      line('2024-02-05 20:00:00', 'Audio', 'Blue - So What', 500));
    const header = 'DateCreated\tUserId\tItemId\tItemType\tItemName\tPlaybackMethod\tClientName\tDeviceName\tPlayDuration';
    const expected = {
      rows: [
        ['Heat', null, { viewing: ['2024-02-01', null] }], ['Heat', null, { viewing: ['2024-02-01', null] }],
        ['Lost', null, { viewing: ['2024-02-03', { season: 1, episode: 2 }] }],
        ['Fargo', null, { viewing: ['2024-02-04', null, { season: null, name: 'The Law' }] }],
      ],
      leftOut: [[3, 'Ran', 'no-title'], [6, 'Blue - So What', 'no-title']],
    };
    expect(await read('playback.tsv', log)).toEqual(expected);
    expect(await read('playback.tsv', lines(header, log))).toEqual(expected);
  });

  it('reads tables with the number of an account, of series with a column for episodes, and no episode without its series', async () => {
    const { rows } = await read('films.csv', lines('user_id,title,year', '7,Heat,1995'));
    expect(rows).toEqual([['Heat', 1995, { item: ['films', null, null] }]]);
    expect((await read('log.csv', lines('Series,Season,Episode,Title,Date Watched', 'Lost,1,2,Pilot,2024-01-02'))).rows).toEqual([
      ['Lost', null, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }]]);
    expect((await read('log.csv', lines('Anime,Year', 'Cowboy Bebop,1998'))).rows.map(([name]) => name)).toEqual(['Cowboy Bebop']);
    expect((await read('log.csv', lines('Name,Watched On', 'Lost - 1x02 - Pilot,2024-01-02'))).rows).toEqual([
      ['Lost', null, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }]]);
    expect(await read('log.csv', lines('Title,Type,Date Watched', 'Pilot,Episode,2024-01-02', 'Heat,Movie,2024-01-03'))).toEqual({
      rows: [['Heat', null, { viewing: ['2024-01-03', null] }]], leftOut: [[1, 'Pilot', 'bad-episode']],
    });
  });

  it('reads series with their episodes, as exporters of TV Time write them, and no season as a series', async () => {
    const episode = (number: number, watched: boolean) =>
      ({ number, is_watched: watched, watched_at: watched ? '2020-01-02 10:00:00' : null });
    const lost = { title: 'Lost', status: 'continuing', id: { tvdb: 73739, imdb: 'tt0411008' },
      seasons: [{ number: 1, episodes: [episode(1, true), episode(2, false)] }] };
    const series = [lost, { ...lost, seasons: [], created_at: '2021-01-01' }, { ...lost, seasons: [], status: 'stopped' }, 7];
    expect(await read('tvtime-series.json', JSON.stringify(series))).toEqual({
      rows: [['Lost', 'tt0411008', { viewing: ['2020-01-02', { season: 1, episode: 1 }] }]],
      leftOut: [[2, 'Lost', 'started'], [3, 'Lost', 'stopped'], [4, '', 'damaged']],
    });
    const seasons = lines('Show Name,Season,Rating,Date Watched', 'The Wire,Season 1,5,2024-01-02', 'The Wire,Season 2,5,');
    expect(await read('seasons.csv', seasons)).toEqual({ rows: [], leftOut: [[1, 'The Wire', 'bad-episode'], [2, 'The Wire', 'episode']] });
    expect((await read('played.csv', lines('Name,Watched On', 'Lost - s01e02 - Pilot,2024-01-02'))).rows).toEqual([
      ['Lost', null, { viewing: ['2024-01-02', { season: 1, episode: 2 }] }]]);
  });

  it('reads an export of Simkl, and names what it cannot read', async () => {
    const show = { title: 'Breaking Bad', year: 2008, ids: { imdb: 'tt0903747', tmdb: '1396' } };
    const content = {
      shows: [{ status: 'watching', user_rating: 9, user_rated_at: '2021-02-04T00:00:00Z', show,
        seasons: [{ number: 1, episodes: [{ number: 2, watched_at: '2021-02-03T20:00:00Z' }] }] }],
      anime: [{ status: 'plantowatch', show: { title: 'Cowboy Bebop', year: 1998 } }, 'damaged'],
      movies: [{ status: 'completed', last_watched_at: '2022-05-05T10:00Z', movie: { title: 'Heat', year: 1995, ids: { tmdb: '949' } } }],
    };
    expect(await read('SimklBackup.json', JSON.stringify(content))).toEqual({
      rows: [
        ['Heat', 949, { viewing: ['2022-05-05', null] }],
        ['Breaking Bad', 'tt0903747', { viewing: ['2021-02-03', { season: 1, episode: 2 }] }, { rating: [9, '2021-02-04'] }],
        ['Cowboy Bebop', 1998, { item: ['watchlist', null, null] }],
      ],
      leftOut: [[4, '', 'damaged']],
    });
    const copied = JSON.stringify([{ listed_at: '2024-01-01T00:00:00Z', movie: { title: 'Heat', year: '1995', ids: { tmdb: '949' } } }]);
    expect((await read('watchlist.json', copied)).rows).toEqual([['Heat', 949, { item: ['watchlist', null, '2024-01-01'] }]]);
  });

  it('reads trackers that say what was done, loved or is planned, in any order of their columns', async () => {
    const zeros = lines('anime_title,my_status,my_finish_date', 'Akira,Plan to Watch,0000-00-00', 'Ran,Completed,2024-02-02');
    const ended = [['Akira', null, { item: ['watchlist', null, null] }], ['Ran', null, { viewing: ['2024-02-02', null] }]];
    expect((await read('mal.csv', zeros)).rows).toEqual(ended);
    const yamtrack = lines('media_id,source,media_type,title,season_number,episode_number,score,status,end_date',
      '949,tmdb,movie,Heat,,,8.5,Completed,2024-01-02', '11,tmdb,movie,Star Wars,,,,Planning,', '5,mal,anime,Frieren,,,,Completed,',
      '1396,tmdb,season,Breaking Bad,1,,9,Completed,', '1396,tmdb,episode,Breaking Bad,1,3,,,2024-02-01');
    expect(await read('yamtrack.csv', yamtrack)).toEqual({
      rows: [
        ['Heat', 949, { viewing: ['2024-01-02', null, 8.5] }, { rating: [8.5, '2024-01-02'] }],
        ['Star Wars', 11, { item: ['watchlist', null, null] }], ['Frieren', null, { viewing: [null, null] }],
        ['Breaking Bad', 1396, { viewing: ['2024-02-01', { season: 1, episode: 3 }] }],
      ],
      leftOut: [[4, 'Breaking Bad', 'bad-episode']],
    });
    const checks = lines('title,year,imdburl,checked,favorite,watchlist', 'Heat,1995,https://www.imdb.com/title/tt0113277/,yes,yes,no',
      'Ran,1985,,no,no,yes', 'Alien,1979,,no,no,no');
    expect((await read('checks.csv', checks)).rows).toEqual([
      ['Heat', 'tt0113277', { viewing: [null, null] }, { item: ['favorites', null, null] }],
      ['Ran', 1985, { item: ['watchlist', null, null] }], ['Alien', 1979, { item: ['checks', null, null] }],
    ]);
    // A number beside a title is no title of IMDb: it can be its rating there.
    const { rows } = await read('list.csv', lines('title,imdb,url', 'Heat,8,1291546'));
    expect(rows).toEqual([['Heat', null, { item: ['list', null, null] }]]);
  });

  it('reads ratings of 100, and tables in French, Spanish, Russian and Chinese', async () => {
    const ratings = async (...text: ReadonlyArray<string>) =>
      (await read('films.csv', lines(...text))).rows.map(([name, , fact]) => [name, fact]);
    expect(await ratings('Score,Film Name,Year,IMDB ID,Date Rated', '85,Heat,1995,tt0113277,Mar 03 2019', '7,Ran,1985,tt0089881,',
      '90,Alien,1979,tt0078748,')).toEqual([
      ['Heat', { rating: [8.5, '2019-03-03'] }], ['Ran', { rating: [0.5, null] }], ['Alien', { rating: [9, null] }],
    ]);
    // One wrong number among ratings of 10 changes none of the others.
    expect(await read('films.csv', lines('Title,Rating', 'Heat,9', 'Ran,8', 'Alien,80'))).toEqual({
      rows: [['Heat', null, { rating: [9, null] }], ['Ran', null, { rating: [8, null] }], ['Alien', null]],
      leftOut: [],
    });
    expect([
      await ratings('Titre;Année;Note', 'Le Samouraï;1967;9'), await ratings('Título,Año,Nota', 'Volver,2006,8'),
      await ratings('Название;Год;Моя оценка', 'Иди и смотри;1985;10'), await ratings('标题,个人评分', '霸王别姬,5'),
    ]).toEqual([
      [['Le Samouraï', { rating: [9, null] }]], [['Volver', { rating: [8, null] }]], [['Иди и смотри', { rating: [10, null] }]],
      [['霸王别姬', { rating: [10, null] }]],
    ]);
  });

  it('reads series of SeriesGuide with their episodes, and titles that stand below a name', async () => {
    const series = [{ tmdb_id: 1396, tvdb_id: 81189, title: 'Breaking Bad', favorite: true, rating_user: 9,
      seasons: [{ season: 1, episodes: [{ episode: 1, watched: true, plays: 2 }, { episode: 2, watched: false }] }] }];
    expect((await read('sg-shows-export.json', JSON.stringify(series))).rows).toEqual([['Breaking Bad', 1396,
      { viewing: [null, { season: 1, episode: 1 }, 2] }, { rating: [9, null] }, { item: ['favorites', null, null] }]]);
    expect((await read('titles.json', JSON.stringify({ at: 1, titles: [{ title: 'Heat', year: 1995, tmdbId: 949 }] }))).rows)
      .toEqual([['Heat', 949, { item: ['titles', null, null] }]]);
  });

  it('reads pasted links and numbers of titles, alone or beside a name', async () => {
    const { rows } = await read('', lines('https://www.imdb.com/title/tt0133093/?ref_=x', 'tt0113277', '- Ran (1985) https://boxd.it/1abc',
      'https://www.themoviedb.org/tv/1396-breaking-bad', 'https://letterboxd.com/film/heat-1995/',
      '3. Alien (https://www.imdb.com/title/tt0078748/) 9/10'), true);
    expect(rows.map(([name, key, ...facts]) => [name, key, facts.length])).toEqual([
      ['', 'tt0133093', 1], ['', 'tt0113277', 1], ['Ran', 1985, 1], ['', 1396, 1], ['heat 1995', null, 1], ['Alien', 'tt0078748', 2],
    ]);
  });

  it('reads a list whose name is that of a file about the account', async () => {
    const list = (name: string) => lines(
      'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', `2026-01-01,${name},,https://boxd.it/l,`, '',
      'Position,Name,Year,URL,Description', '1,Heat,1995,https://boxd.it/1,');
    for (const name of ['hidden-gems', 'collection-2024', 'notes-to-self', 'user-picks', 'profile', 'comments'])
      expect((await read(`letterboxd-ada/lists/${name}.csv`, list(name))).rows).toEqual([['Heat', 1995, { item: [name, null, null] }]]);
    expect((await read('hidden-gems.json', JSON.stringify([{ title: 'Heat', year: 1995 }]))).rows).toHaveLength(1);
    expect((await read('hidden-progress_watched.json', JSON.stringify([{ hidden_at: '2024-01-01T00:00:00Z', type: 'show',
      show: { title: 'Lost', year: 2004, ids: { trakt: 1 } } }]))).rows).toEqual([]);
  });
});
