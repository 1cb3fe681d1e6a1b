import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const table = (name: string, header: string, ...rows: ReadonlyArray<string>) =>
  ({ name: `gdpr/${name}`, text: [header, ...rows].join('\n') });
const FOLLOWED =
  'notification_type,archived,tv_show_name,created_at,active,diffusion,folder_id,notification_offset,user_id,tv_show_id,updated_at';
const SEEN = 'tv_show_name,episode_season_number,episode_number,user_id,episode_id,created_at,updated_at';
const tracking = table('tracking-prod-records-v2.csv', 'created_at,key,s_id,is_followed,is_archived,s_no,ep_no,ep_id,series_name',
  '2020-01-02 23:59:59,watch-episode-5,73739,,,1,1,5,Lost', '2020-01-01 00:00:00,user-series-a,73739,true,false,,,,Lost',
  '2020-01-01 00:00:00,user-series-b,70523,true,false,,,,Dark', '2020-01-01 00:00:00,user-series-c,5,true,true,,,,Fringe');

const read = async (...files: Parameters<typeof readServiceFiles>[0]) => {
  const { rows, leftOut, ignored } = await readServiceFiles(files);
  return {
    rows: rows.map(({ title, facts: [fact] }) => [title.name, title.tvdbId, ...(fact === undefined ? [] : Object.values(fact))]),
    leftOut: leftOut.map(({ row, name, reason }) => [row, name, reason]),
    ignored: ignored.map(({ name, isUsual }) => [name.replace('gdpr/', ''), isUsual]),
  };
};

describe('the tables of TV Time’s data request', () => {
  it('followed_tv_show.csv: a followed series belongs on the watchlist unless it was begun, in whichever file', async () => {
    const followed = table('followed_tv_show.csv', FOLLOWED, '2,0,Star Trek (1966),2022-04-27 01:49:07,1,original,,-10,1,77526,x',
      '2,0,Lost,2019-01-01 00:00:00,1,original,,-10,1,73739,x', '2,1,Alias,2019-01-01 00:00:00,1,original,,-10,1,6,x',
      '2,0,Flash,2019-01-01 00:00:00,0,original,,-10,1,7,x', '2,0,Fargo,2019-01-01 00:00:00,1,original,,-10,1,8,x');
    const progress = table('user_tv_show_data.csv', 'user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,tv_show_name',
      '1,8,1,0,12,Fargo', '1,9,1,1,0,Firefly', '1,10,0,0,0,Rome');
    expect(await read(followed, tracking, progress)).toEqual({
      rows: [
        ['Star Trek', 77526, 'item', 'watchlist', null, '2022-04-27'],
        ['Lost', 73739, 'viewing', '2020-01-02', { season: 1, episode: 1 }], ['Dark', 70523, 'item', 'watchlist', null, '2020-01-01'],
        ['Firefly', 9, 'item', 'favorites', null, null],
      ],
      leftOut: [
        [2, 'Lost', 'started'], [3, 'Alias', 'stopped'], [4, 'Flash', 'stopped'], [5, 'Fargo', 'started'],
        [2, 'Lost', 'started'], [4, 'Fringe', 'stopped'], [1, 'Fargo', 'started'], [3, 'Rome', 'stopped'],
      ],
      ignored: [],
    });
  });

  it('reads what is for later, favorites and ratings of series, and leaves a status open that is not documented', async () => {
    expect(await read(
      table('user_show_special_status.csv', 'updated_at,tv_show_name,user_id,tv_show_id,status,created_at',
        'x,Friends,1,79168,favorite,2018-10-12 06:05:21', 'x,Dark,1,70523,for_later,2022-06-01 07:00:03', 'x,Lost,1,73739,muted,x'),
      table('tv_show_rate.csv', 'user_id,tv_show_id,rating,created_at,updated_at,tv_show_name', '1,73739,4.5,2020-01-01 00:00:00,x,Lost',
        '1,70523,great,2020-01-01 00:00:00,x,Dark'),
    )).toEqual({
      rows: [['Friends', 79168, 'item', 'favorites', null, '2018-10-12'], ['Dark', 70523, 'item', 'watchlist', null, '2022-06-01'],
        ['Lost', 73739, 'rating', 9, '2020-01-01']],
      leftOut: [[3, 'Lost', 'unclear'], [2, 'Dark', 'bad-rating']], ignored: [],
    });
  });

  it('reads plays of every table; a copy of a play that a better table has says nothing of its own', async () => {
    const seen = table('watched_on_episode.csv', `${SEEN},watched_on_source_id`, 'Lost,1,1,1,5,2020-01-03 00:00:01,x,2',
      'Lost,1,2,1,6,2020-01-05 10:00:00,x,2');
    const rewatched = table('rewatched_episode.csv', `${SEEN},cpt`, 'Lost,1,1,1,5,2021-05-01 10:00:00,x,1');
    const records = table('tracking-prod-records.csv',
      'type-uuid-n,created_at,series_name,type,series_id,entity_type,movie_name,season_number,episode_number',
      'watch-a,2019-07-11 13:14:10,Lost,watch,73739,episode,,1,3',
      'count-watch-episode-series-a,2019-07-11 13:14:10,Lost,count,73739,episode,,,');
    const { rows, leftOut } = await read(tracking, seen, rewatched, records);
    expect(rows.filter(([name]) => name === 'Lost').map(([, , , day, episode]) => [day, episode])).toEqual([
      ['2020-01-02', { season: 1, episode: 1 }], [null, { season: 1, episode: 1 }], ['2020-01-05', { season: 1, episode: 2 }],
      ['2021-05-01', { season: 1, episode: 1 }], ['2019-07-11', { season: 1, episode: 3 }],
    ]);
    expect(leftOut).toContainEqual([2, 'Lost', 'no-title']);
  });

  it('reads plays without the numbers of an episode by its number at TVDB; their series was begun', async () => {
    const records = table('tracking-prod-records-v2.csv', 'created_at,key,s_id,is_followed,is_archived,s_no,ep_no,ep_id,series_name',
      '2020-01-02 23:59:59,watch-episode-5,70523,,,,,349232,Dark', '2020-01-03 10:00:00,watch-episode-6,70523,,,1,0,0,Dark',
      '2020-01-04 10:00:00,rewatch-episode-7,70523,,,2,,349232,Dark', '2020-01-01 00:00:00,user-series-b,70523,true,false,,,,Dark',
      '2020-01-02 10:00:00,watch-episode-8,5,,,,,,Alias', '2020-01-01 00:00:00,user-series-b,5,true,false,,,,Alias');
    const copies = [
      table('watched_on_episode.csv', `${SEEN},watched_on_source_id`, 'Dark,1,1,1,349232,2020-01-02 23:59:58,x,2'),
      table('tracking-prod-records.csv', 'type-uuid-n,created_at,series_name,series_id,entity_type,movie_name,episode_id',
        'watch-a,2020-01-03 00:00:01,Lost,73739,episode,,5'),
    ];
    const { rows } = await readServiceFiles([records, tracking, ...copies]);
    const [id, play] = [{ by: 'tvdb', id: 349232 }, { kind: 'viewing', episode: null }];
    expect(rows.map(({ title: { name, tvdbId, episodeId }, facts }) => [name, tvdbId, episodeId, facts])).toEqual([
      ['Dark', 70523, id, [{ ...play, day: '2020-01-02', named: { season: null, name: '' } }]],
      ['Dark', 70523, id, [{ ...play, day: '2020-01-04', named: { season: 2, name: '' } }]],
      ['Lost', 73739, null, [{ kind: 'viewing', day: '2020-01-02', episode: { season: 1, episode: 1 } }]],
      // The first play may not be found: its copy keeps the day. That of a play that is known has none.
      ['Dark', null, null, [{ kind: 'viewing', day: '2020-01-02', episode: { season: 1, episode: 1 } }]],
      ['Lost', 73739, { by: 'tvdb', id: 5 }, [{ kind: 'viewing', day: null, episode: null, named: { season: null, name: '' } }]],
    ]);
    expect((await read(records)).leftOut).toEqual([
      [2, 'Dark', 'bad-episode'], [4, 'Dark', 'started'], [5, 'Alias', 'bad-episode'], [6, 'Alias', 'started']]);
  });

  it('names films that a row does not name by another row, or by the key that sorts them', async () => {
    const records = table('tracking-prod-records.csv',
      'watch_count,user_id,type-uuid-n,uuid,release_date,runtime,type,created_at,alpha_range_key,entity_type,movie_name',
      ',1,watch-a-0,a,1941-10-23 00:00:00,3840,watch,2023-03-17 14:12:47,watch-alpha-dumbo,movie,',
      ',1,towatch-b,b,0001-01-01 00:00:00,1,towatch,2023-03-18 14:12:47,towatch-alpha-mamma-mia,movie,',
      ',1,watch-c-0,c,,6180,watch,2023-05-10 09:25:35,watch-alpha-alpha-dog,movie,',
      ',1,follow-c-0,c,2007-01-12 00:00:00,6180,follow,2023-05-10 09:25:35,,movie,Alpha Dog',
      ',1,rewatch_count-b,b,,1,rewatch_count,2023-05-10 09:25:35,rewatch_count-alpha-watch-alpha-mamma-mia,movie,',
      ',1,watch-d-0,d,,1,watch,2023-05-10 09:25:35,,movie,', ',1,watch-e-0,e,,1,watch,2023-05-10 09:25:35,watch-alpha-lost,episode,');
    const { rows } = await readServiceFiles([records]);
    expect(rows.map(({ title }) => [title.name, title.year, title.mediaType])).toEqual([
      ['dumbo', 1941, 'movie'], ['mamma mia', null, 'movie'], ['Alpha Dog', 2007, 'movie']]);
    expect(await read(records)).toMatchObject({
      rows: [['dumbo', null, 'viewing', '2023-03-17', null], ['mamma mia', null, 'item', 'watchlist', null, '2023-03-18'],
        ['Alpha Dog', null, 'viewing', '2023-05-10', null]],
      leftOut: [[4, 'Alpha Dog', 'no-title'], [5, 'mamma mia', 'no-title'], [6, '', 'unknown'], [7, '', 'no-title']],
    });
  });

  it('guesses no table: votes and emotions are not understood, and devices and settings have nothing to import', async () => {
    expect(await read(
      table('ratings-3-prod-episode_votes.csv', 'user_id,episode_id,vote_key,series_name,season_number,episode_number',
        '1,5,5-1-7,Lost,1,1'),
      table('ratings-live-votes.csv', 'episode_id,user_id,vote_key,uuid,movie_name', '0,1,a-1-4,a,Arrival'),
      table('episode_emotion.csv', `${SEEN},emotion_id`, 'Lost,1,1,1,5,2020-01-03 00:00:01,x,2'),
      table('followed_tv_show_source.csv', 'tv_show_id,source,created_at,updated_at,tv_show_name,user_id', '73739,search,x,x,Lost,1'),
      table('user_facebook_like.csv', 'created_at,updated_at,user_id,category,name,object_id', 'x,x,1,TV Show,Winx Club,5'),
      table('user_setting.csv', 'value,created_at,updated_at,id,user_id,name', 'Heat,x,x,1,1,Ran'),
    )).toEqual({
      rows: [], leftOut: [],
      ignored: [
        ['ratings-3-prod-episode_votes.csv', false], ['ratings-live-votes.csv', false], ['episode_emotion.csv', false],
        ['followed_tv_show_source.csv', false], ['user_facebook_like.csv', true], ['user_setting.csv', true],
      ],
    });
  });
});
