import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planImport } from '#application/data-file/plan-import';
import type { MemberFile } from '#application/data-file/read-member-file';
import { readTitleStates } from '#application/lists/titles/read-title-states';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import { parseMarks, toMark } from '#domain/history/viewing-mark';
import { film } from '#domain/lists/list.fixture';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import { invalid } from '#domain/shared/failure';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { openImportRun } from './import-run.fixture';

const undated = (id: number): Viewing => ({ ...filmViewing(`import-movie-${id}-unknown`, id), ...unknownDay });
const dated = (id: number, day: string): Viewing => ({ ...filmViewing(`import-movie-${id}-${day}`, id), ...onDay(day) });
const fileWith = (viewings: ReadonlyArray<Viewing>): MemberFile => ({ lists: [], viewings, ratings: [], episodes: [], own: null });

it('no part of an import leaves a title without a viewing, and the whole leaves none on an unknown day beside a known one', async () => {
  const anyDays = fc.array(fc.constantFrom('2020-01-01', '2020-02-02', '2021-03-03'), { maxLength: 130 });
  await fc.assert(fc.asyncProperty(fc.array(anyDays, { minLength: 1, maxLength: 8 }), fc.nat(200), async (days, more) => {
    const titles = [...days, ...Array.from({ length: more }, () => ['2020-01-01'])];
    let states = new Map<string, MemberTitleState>(titles.map((_, id) => [
      `movie-${id}`, { ...emptyTitleState({ mediaType: 'movie', id }), viewings: [toMark(undated(id))] },
    ]));
    const viewings = titles.flatMap((each, id) => [...new Set(each)].map((day) => dated(id, day)));
    const { changes } = await planImport(fileWith(viewings), { lists: [], states }, () => 'new');
    for (const change of changes) {
      states = new Map([...states].map(([key, state]) => [key, withPendingChange(state, change)]));
      expect([...states.values()].every((state) => state.viewings.length > 0)).toBe(true);
    }
    expect([...states.values()].map((state) => state.viewings.length))
      .toEqual(titles.map((each) => Math.max(1, new Set(each).size)));
  }), { numRuns: 30 });
});

/** Opens a member with viewings on unknown days, who begins an import of known ones. @param rating that of the file for each film. */
const openDated = async (films: ReadonlyArray<number>, rating: number | null = null) => {
  const opened = openImportRun(transitionCoverage());
  const { device: { lists }, begin } = opened;
  await lists.makeForGood([{ kind: 'log-viewings', viewings: films.map(undated), episodes: null }])();
  const ratings = rating === null ? [] : films.map((id) => ({ item: film(id), rating, ratedAt: 1 }));
  await begin([{ ...fileWith(films.map((id) => dated(id, '2020-01-01'))), ratings }]);
  const states = async (): Promise<ReadonlyArray<MemberTitleState | undefined>> => {
    const read = await readTitleStates(lists, films.map((id) => film(id)))();
    const byKey = E.getOrElse((): ReadonlyMap<string, MemberTitleState> => new Map())(read);
    return films.map((id) => byKey.get(`movie-${id}`));
  };
  const daysOf = async (): Promise<ReadonlyArray<ReadonlyArray<unknown>>> =>
    (await states()).map((state) => parseMarks(state?.viewings ?? []).map(({ day }) => day));
  return { ...opened, states, daysOf };
};

it('an import that is stopped leaves each title with one viewing, and its undo too', async () => {
  const films = Array.from({ length: 250 }, (_, index) => index + 1);
  const { device, run, reaches, setStatus, daysOf } = await openDated(films);
  let calls = 0;
  run({
    makeForGood: (changes) => async () => {
      if ((calls += 1) === 2) await setStatus('stopped');
      return device.lists.makeForGood(changes)();
    },
  });
  expect(await reaches('stopped', ({ made }) => made === 4)).toMatchObject({ changes: 6, added: { viewings: 200 } });
  expect(await daysOf()).toEqual(films.map((id) => [id <= 200 ? '2020-01-01' : null]));
  await setStatus('undoing');
  expect(await reaches('undone')).toMatchObject({ kept: 0 });
  expect(await daysOf()).toEqual(films.map(() => [null]));
});

it.each(['refused', 'unreadable'])('a viewing on an unknown day stays where the one that takes its place is %s', async (why) => {
  const { device, journal, run, reaches, daysOf } = await openDated([1]);
  const readChange: typeof journal.readChange = (id, index) =>
    (why === 'unreadable' && index === 0 ? TE.right(null) : journal.readChange(id, index));
  run({
    makeForGood: (changes) => (why === 'refused' && changes.some(({ kind }) => kind === 'log-viewings')
      ? TE.left(invalid('viewings', 'too-many')) : device.lists.makeForGood(changes)),
  }, { readChange });
  expect(await reaches('done')).toMatchObject({ made: 2, refused: 1 });
  expect(await daysOf()).toEqual([[null]]);
});

it('leaves the rating and the day that the person has given a title since the import began', async () => {
  const { device, run, reaches, states, daysOf } = await openDated([1, 2], 6);
  await device.lists.makeForGood([
    { kind: 'rate-title', title: film(1), rating: 9, before: null, ratedAt: 2 },
    { kind: 'change-viewing', before: undated(1), viewing: { ...undated(1), ...onDay('2021-05-05') } },
  ])();
  run({});
  expect(await reaches('done')).toMatchObject({ refused: 1 });
  expect((await states()).map((state) => state?.rating)).toEqual([9, 6]);
  const [ofFirst = [], ofSecond] = await daysOf();
  expect([[...ofFirst].sort(), ofSecond]).toEqual([['2020-01-01', '2021-05-05'], ['2020-01-01']]);
});
