import { expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';
import { importOf } from '#application/imports/service-import.fixture';
import { localDaysOf } from './local-days';

const read = (...cells: ReadonlyArray<string>): ReadonlyArray<string> => cells.map(localDaysOf(cells));
const SORTED = ['1/2/2024', '1/5/2024', '2/1/2024', '2/3/2024', '3/4/2024', '3/9/2024', '4/2/2024'];

it('takes the order of seven days for that of a diary, and of fewer for an accident', () => {
  expect(read(...SORTED).slice(0, 3)).toEqual(['2024-01-02', '2024-01-05', '2024-02-01']);
  const byTitle = ['02/01/2024', '02/03/2024', '01/04/2024'];
  expect(read(...byTitle)).toEqual(byTitle);
  const repeated = [...SORTED.slice(0, 6), ...Array.from({ length: 9 }, () => '3/9/2024')];
  expect(read(...repeated)).toEqual(repeated);
});

it('reads days that can only be one, and the others as most of those are written', () => {
  const british = Array.from({ length: 20 }, (_, at) => `${13 + (at % 9)}/05/2024`);
  expect(read(...british, '05/13/2024', '04/06/2024').slice(-3)).toEqual(['2024-05-14', '2024-05-13', '2024-06-04']);
  expect(read('13/05/2024', '05/13/2024', '04/06/2024', '13/13/2024')).toEqual(['2024-05-13', '2024-05-13', '04/06/2024', '13/13/2024']);
});

it('reads the names of months in the languages of the tables that are read', () => {
  const days = {
    '2024-02-12': ['12 février 2024', '12-févr-24', 'lundi 12 février 2024', '12 febbraio 2024', '12 de fevereiro de 2024',
      '12 lutego 2024', '12 февраля 2024 г.', 'måndag 12 februari 2024', '12 лютого 2024', '12 fe\u0301vrier 2024', '12/fev/24'],
    '2024-08-14': ['14-août-24', '14 agosto 2024', '14 ago. 2024', '14 sierpnia 2024',
      '14 августа 2024', '14.авг.24', '14 augustus 2024'],
    '2024-01-12': ['12-ene-24', '12 gennaio 2024', '12 de janeiro de 2024', 'ene 12, 2024', '12 stycznia 2024', 'piątek, 12 stycznia 2024'],
    '2024-05-01': ['1er mai 2024', '1 de mayo de 2024', '1 de mayo del 2024', '1º de maio de 2024', '1 maggio 2024', '1 maja 2024',
      '1 мая 2024', '1 май 2024', 'segunda-feira, 1 de maio de 2024', '1 травня 2024', '1 mei 2024'],
    '2024-06-03': ['3 juin 2024', '3 giugno 2024', '3 czerwca 2024', '3 июня 2024'],
    '2024-03-04': ['4 maart 2024', '4-mrt-24', '4 marzo 2024'],
    '2024-07-03': ['3 juil. 2024', '3 juillet 2024', '3 luglio 2024', '3 lipca 2024', '3 июля 2024'],
    '2024-11-12': ['12 listopada 2024', '12. listopadu 2024', '12 lis 2024', '12 ноября 2024'],
    '2024-09-08': ['8 settembre 2024', '8 de septiembre de 2024', '8 września 2024', '8 set 2024'],
    '2024-10-09': ['9 ottobre 2024', '9 de outubro de 2024', '9 października 2024', '9 октября 2024'],
    '2024-12-24': ['24 décembre 2024', '24 dicembre 2024', '24 de diciembre de 2024', '24 grudnia 2024',
      '24 декабря 2024', '24. Dezember 2024'],
  };
  for (const [day, texts] of Object.entries(days)) expect(read(...texts)).toEqual(texts.map(() => day));
  // The letters that June and July share name neither.
  for (const other of ['12. marraskuuta 2024', '5. lipnja 2024', '5 lipanj 2024', '12. listopada 2024', '3-jui-24', '12 out of 24',
    '3 of 12', 'x 12 mai 2024']) expect(read(other)).toEqual([other]);
});

it('says which rows have the day of a viewing that cannot be read', async () => {
  const unread = async (column: string, ...days: ReadonlyArray<string>) => {
    const text = [`Title;${column}`, ...days.map((day) => `Heat;${day}`)].join('\n');
    return (await readServiceFiles([{ name: 'list.csv', text }])).rows.flatMap(({ row, hasUnreadDay }) =>
      (hasUnreadDay === true ? [days[row - 1]] : []));
  };
  const days = ['12 helmikuuta 2024', '14-elo-24', '2024-13-45', '13/13/2024'];
  const none = ['', '2024-01-02', '12 mai 2024', '5/4/2024', '2024', 'May 2024', '5/2024', '1970-01-01', '0000-00-00', 'S02E03', '5/12',
    '2x', 'Netflix', 'unknown', '1894-01-01'];
  for (const column of ['Watched Date', 'Date']) expect(await unread(column, ...days, ...none)).toEqual(days);
  for (const column of ['Seen', 'Release Date', 'Date rated']) expect(await unread(column, ...days)).toEqual([]);
});

it('counts viewings that are added without it', async () => {
  const { plan } = await importOf(['list.csv', 'Title,Year,Watched Date\nHeat,1995,12 helmikuuta 2024\nLost Highway,1997,2024-01-02']);
  expect([plan.unreadDays, plan.adds.viewings]).toEqual([1, 2]);
});

it('reads days with blanks behind their dots, and with a dot at the end', () => {
  expect(read('1. 5. 2023', '01.05.2023.', '1.5.2023.', '1. 5. 2023. 20:15', '31.\u00A012.\u00A02023'))
    .toEqual([...Array.from({ length: 4 }, () => '2023-05-01'), '2023-12-31']);
  // Slovene and Serbian, with days of one digit; Korean, with the year first.
  expect(read('1. 05. 23', '12. 05. 23')).toEqual(['2023-05-01', '2023-05-12']);
  expect(read('1.5.23.', '12.5.23.')).toEqual(['2023-05-01', '2023-05-12']);
  expect(read('23. 5. 1.', '23. 5. 12.')).toEqual(['2023-05-01', '2023-05-12']);
  expect(read('98. 5. 12.', '12. 5. 23.')).toEqual(['1998-05-12', '2012-05-23']);
  expect(read('12.05.98.', '12. 05. 00', '23. 05. 2023', '12.05.23.')).toEqual(['1998-05-12', '2000-05-12', '2023-05-23', '2023-05-12']);
});

it('tells the year from the day by the order of a column, and leaves days that stay open', async () => {
  const newestFirst = ['23. 5. 12.', '23. 5. 11.', '23. 4. 30.', '23. 4. 12.', '22. 12. 31.', '22. 12. 30.', '22. 11. 10.'];
  expect(read(...newestFirst).slice(0, 3)).toEqual(['2023-05-12', '2023-05-11', '2023-04-30']);
  expect(read(...newestFirst.map((day) => day.split(' ').map((part) => part.replace('.', '')).toReversed().join('. '))).slice(0, 3))
    .toEqual(['2023-05-12', '2023-05-11', '2023-04-30']);
  const open = ['12. 05. 23.', '12. 05. 24.'];
  const others = ['1. 5. 3.', '12. 13. 23.', '40. 5. 50.', '1. 5. 230'];
  expect(read(...open, ...others, '23. 5. 23.')).toEqual([...open, ...others, '2023-05-23']);
  // Another order of numbers says nothing about these.
  expect(read('5/13/23', ...open).slice(1)).toEqual(open);
  expect(read('5/4/23', '1. 5. 23')).toEqual(['5/4/23', '2023-05-01']);
  const text = ['Title;Date', ...[...open, ...others].map((day) => `Heat;${day}`)].join('\n');
  const { rows } = await readServiceFiles([{ name: 'list.csv', text }]);
  expect(rows.map(({ openDays = [], hasUnreadDay }) => [openDays.length > 0, hasUnreadDay])).toEqual([
    [true, undefined], [true, undefined], ...others.slice(0, 3).map(() => [false, true]), [false, undefined]]);
});
