import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import { importOf } from '#application/imports/service-import.fixture';

const HEADER = 'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country';
/** A row of the data request's history. */
const played = (start: string, duration: string, title: string, bookmark: string, profile = 'Ada'): string =>
  `${profile},${start},${duration},,"${title}",,Netflix Windows App,${bookmark},Not latest view,DE (Germany)`;

const read = async (...rows: ReadonlyArray<string>) => {
  const { rows: good, leftOut } = await readServiceFiles([{ name: 'ViewingActivity.csv', text: [HEADER, ...rows].join('\n') }]);
  return {
    viewings: good.map(({ title, facts: [fact] }) => [title.name, fact?.kind === 'viewing' ? fact.day : fact]),
    leftOut: leftOut.map(({ row, name, reason }) => [row, name, reason]),
  };
};

it('takes seconds that a title was played for no viewing, and plays of a day together', async () => {
  expect(await read(
    played('2022-10-17 23:42:00', '00:43:26', 'Dark: Season 1: Secrets (Episode 1)', '00:43:26'),
    played('2022-10-16 20:00:00', '00:00:12', 'Heat', '00:00:12'),
    played('2022-10-15 20:00:00', '00:12:00', 'Ran', '00:24:00'), played('2022-10-15 19:00:00', '00:12:00', 'Ran', '00:12:00'),
    played('2022-10-14 20:00:00', '00:04:59', 'Dark: Season 1: Lies (Episode 2)', '00:04:59'),
    played('2022-10-13 20:00:00', '', 'Flow', ''),
  )).toEqual({
    viewings: [['Dark', '2022-10-17'], ['Ran', '2022-10-15'], ['Ran', '2022-10-15'], ['Flow', '2022-10-13']],
    leftOut: [[2, 'Heat', 'no-title'], [5, 'Dark', 'no-title']],
  });
});

it('takes a film that goes on where it stopped for one viewing, on the day of its end', async () => {
  const evenings = [played('2022-10-18 20:00:00', '01:00:00', 'Heat', '02:49:00'),
    played('2022-10-17 22:00:00', '00:50:00', 'Heat', '01:50:00'),
    played('2022-10-16 20:00:00', '01:00:30', 'Heat', '01:00:30')];
  expect((await read(...evenings)).viewings).toEqual(evenings.map(() => ['Heat', '2022-10-18']));
  const { plan } = await importOf(['ViewingActivity.csv', [HEADER, ...evenings].join('\n')]);
  expect([plan.adds.viewings, plan.counts.new + plan.counts.there]).toEqual([1, 3]);
});

it('keeps viewings from the beginning, of another profile, and of places that are not known', async () => {
  const days = async (...rows: ReadonlyArray<string>) => (await read(...rows)).viewings.map(([, day]) => day);
  const both = ['2022-10-18', '2022-10-16'] as const;
  const [second, first] = both;
  expect(await days(played(second, '02:49:00', 'Heat', '02:49:00'), played(first, '02:49:00', 'Heat', '02:49:00'))).toEqual(both);
  expect(await days(played(second, '01:49:00', 'Heat', '02:49:00', 'Bo'), played(first, '01:00:00', 'Heat', '01:00:00'))).toEqual(both);
  expect(await days(played(second, '01:49:00', 'Heat', ''), played(first, '01:00:00', 'Heat', ''))).toEqual(both);
});

it('reads each profile of a household as a file of its own, which the person can leave out', async () => {
  const heat = played('2022-10-18', '02:49:00', 'Heat', '02:49:00');
  const text = [HEADER, heat, played('2022-10-17', '02:00:00', 'Flow', '02:00:00', 'Bo/Kid'),
    played('2022-10-16', '00:00:10', 'Ran', '00:00:10', 'Bo/Kid'),
    played('2022-10-15', '02:00:00', 'Lost Highway', '02:00:00', '')].join('\n');
  const own = await readServiceFiles([{ name: 'a/ViewingActivity.csv', text }]);
  expect(own.rows.map(({ file, row, title }) => [file, row, title.name])).toEqual([
    ['a/ViewingActivity.csv (Ada)', 1, 'Heat'], ['a/ViewingActivity.csv (Bo Kid)', 2, 'Flow'],
    ['a/ViewingActivity.csv', 4, 'Lost Highway']]);
  expect(own.leftOut.map(({ file, row }) => [file, row])).toEqual([['a/ViewingActivity.csv (Bo Kid)', 3]]);
  expect(own.profiles).toEqual(['a/ViewingActivity.csv (Ada)', 'a/ViewingActivity.csv (Bo Kid)', 'a/ViewingActivity.csv']);
  const alone = await readServiceFiles([{ name: 'ViewingActivity.csv', text: [HEADER, heat].join('\n') }]);
  expect([alone.rows.map(({ file }) => file), alone.profiles]).toEqual([['ViewingActivity.csv'], undefined]);
});
