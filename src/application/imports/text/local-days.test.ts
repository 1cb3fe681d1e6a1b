import { expect, it } from 'vitest';
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
