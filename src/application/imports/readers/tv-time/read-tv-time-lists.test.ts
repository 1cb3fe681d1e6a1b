import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const HEADER = 'lists,user_id,s_key,list_count,type,name,description,created_at,ordering,is_public,objects';
const NUMBER = '856b0c88-af25-4cd9-83b5-ac4f3b97a1f9';
const listOf = (key: string, name: string, description: string, ...entries: ReadonlyArray<string>): string =>
  `,44818765,${key},,list,${name},${description},2021-07-25 10:00:43,0,false,[${entries.map((entry) => `map[${entry}]`).join(' ')}]`;
/** Returns what one row says of all lists, as the service's program writes it. */
const allLists = (...lists: ReadonlyArray<readonly [key: string, name: string, description: string]>): string =>
  `"[${lists.map(([key, name, description]) => `map[created_at:1.6e+09 description:${description} fanart:[https://a/x.jpg https://a/y.jpg] `
    + `is_public:true name:${name} order:<nil> posters:[https://a/p.jpg] s_key:${key} type:list updated_at:1.6e+09 user_id:4.4e+07]`)
    .join(' ')}]",44818765,collection,,,,,,,,`;
const [lost, dark] = ['created_at:1.6e+09 id:73739 type:series', 'created_at:1.695489307e+09 id:70523 type:series uuid:d-1'];

const films = [
  'watch_count,user_id,type-uuid-n,uuid,release_date,runtime,type,created_at,alpha_range_key,entity_type,movie_name',
  ',1,follow-m1-0,m1,2011-11-02 00:00:00,6780,follow,2023-05-20 12:57:01,,movie,Intouchables',
  ',1,follow-m2-0,m2,1941-10-23 00:00:00,3840,follow,2023-05-20 12:57:01,follow-alpha-dumbo,movie,',
].join('\n');

const read = async (header: string, ...rows: ReadonlyArray<string>) => {
  const { rows: good, leftOut, descriptions } = await readServiceFiles([
    { name: 'gdpr/lists-prod-lists.csv', text: [header, ...rows].join('\n') }, { name: 'gdpr/tracking-prod-records.csv', text: films },
  ]);
  return {
    rows: good.map(({ title, facts: [fact] }) => [title.name || title.tvdbId, ...(fact?.kind === 'item' ? [fact.list, fact.day] : [])]),
    leftOut: leftOut.filter(({ file }) => file.includes('lists')).map(({ row, name, reason }) => [row, name, reason]),
    descriptions: [...descriptions],
  };
};

describe('the lists of TV Time’s data request', () => {
  it('have the names and descriptions that stand in the row about all lists, and the days of their titles', async () => {
    expect(await read(HEADER,
      allLists(['my-faves', 'My: Faves [best]', 'my name: ]faves['], [NUMBER, 'Sci-fi', '<nil>'], ['old', 'Other', 'x']),
      ',44818765,count,3,,,,,,,', listOf('my-faves', '', '', lost, dark, 'created_at:1.6e+09 type:movie uuid:m1'),
      listOf(NUMBER, '', '', 'type:movie uuid:m2'), listOf('old', 'Newer', 'Own', lost, 'type:movie uuid:m9'),
      listOf('best_anime', '', '', dark),
    )).toEqual({
      rows: [
        [73739, 'My: Faves [best]', '2020-09-13'], [70523, 'My: Faves [best]', '2023-09-23'],
        ['Intouchables', 'My: Faves [best]', '2020-09-13'], ['dumbo', 'Sci-fi', null], [73739, 'Newer', '2020-09-13'],
        [70523, 'best_anime', '2023-09-23'],
      ],
      leftOut: [[1, '', 'no-title'], [2, '', 'no-title'], [5, '', 'unknown']],
      descriptions: [['My: Faves [best]', 'my name: ]faves['], ['Newer', 'Own']],
    });
  });

  it('are the favorites by their keys, whatever their names are', async () => {
    expect(await read('lists,s_key,user_id,created_at,objects,type,name,description,is_public,ordering',
      `,favorite-movies,1,2023-09-23 17:15:07,[map[created_at:1.695489307e+09 type:movie uuid:m1]],list,Favorite Movies,<nil>,false,0`,
      `,favorite-series,1,2025-12-08 10:13:11,[map[${lost}]],list,,,false,0`, ',favorite-series,1,2025-12-08 10:13:11,[],list,,,false,0'))
      .toEqual({
        rows: [['Intouchables', 'favorites', '2023-09-23'], [73739, 'favorites', '2020-09-13']], leftOut: [[3, '', 'no-title']],
        descriptions: [],
      });
  });

  it('stay apart if they have one name, or none', async () => {
    const other = NUMBER.replace('8', '9');
    const listsOf = async (...rows: ReadonlyArray<string>) => (await read(HEADER, ...rows)).rows.map(([, list]) => list);
    expect(await listsOf(listOf(NUMBER, '', '', lost), listOf(other, '<nil>', '', lost))).toEqual(['TV Time', 'TV Time (2)']);
    expect(await listsOf(listOf('a', 'Noir', '', lost), listOf('b', 'noir', '', lost, dark))).toEqual(['Noir', 'noir (2)', 'noir (2)']);
  });

  it.each(['objects,s_key', 'user_id,s_key,objects'])('need no names: %s', async (header) => {
    const cells = header.split(',').map((column) => (column === 'objects' ? `[map[${lost}]]` : 'favorite-series'));
    expect((await read(header, cells.join(','))).rows).toEqual([[73739, 'favorites', '2020-09-13']]);
  });
});
