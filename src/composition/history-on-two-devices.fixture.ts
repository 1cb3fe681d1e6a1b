import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { filter, firstValueFrom } from 'rxjs';
import type { ViewingsState, WatchedWhen } from '#application/history/history-use-cases';
import { noHistoryFilter } from '#domain/history/history-query';
import type { Viewing } from '#domain/history/viewing';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { film } from '#domain/lists/list.fixture';
import type { Device } from './two-devices.fixture';

/**
 * One step of a member's history. `forget` and `redate` concern the last viewing of the film; day null is an unknown day. A viewing that
 * moves to 2022 is rated there.
 */
export type HistoryStep =
  | { readonly kind: 'log' | 'forget' | 'redate'; readonly film: number; readonly day: string | null }
  | { readonly kind: 'rate'; readonly film: number; readonly rating: number | null };

const device = fc.constantFrom<0 | 1>(0, 1);
const number = fc.integer({ min: 1, max: 5 });
const day = fc.constantFrom(null, '2023-01-01', '2023-05-04', '2022-12-31');
export const historySteps = [
  {
    weight: 5,
    arbitrary: fc.record({
      device,
      kind: fc.constantFrom('log' as const, 'log' as const, 'forget' as const, 'redate' as const),
      film: number, day,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ device, kind: fc.constant('rate' as const), film: number, rating: fc.constantFrom(null, 0.5, 7, 10) }),
  },
];

/** Returns the shown viewings once they are read. */
export const shownViewings = async ({ lists }: Device): Promise<ReadonlyArray<Viewing>> => {
  let last: ViewingsState | null = null;
  const subscription = lists.history.viewings(noHistoryFilter).state$.subscribe((state) => (last = state));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  subscription.unsubscribe();
  const state = last as ViewingsState | null;
  if (state?.status !== 'ready') throw new Error(`The history is ${state?.status ?? 'silent'}.`);
  return state.viewings;
};
/** Returns the states of the films 1 to 5, with sorted sets. */
export const shownStates = ({ lists }: Device): Promise<ReadonlyArray<MemberTitleState | null>> =>
  Promise.all([1, 2, 3, 4, 5].map(async (id) => {
    const state = await firstValueFrom(lists.titleState({ mediaType: 'movie', id }).pipe(filter((known) => known !== null)));
    return { ...state, listIDs: [...state.listIDs].sort(), viewings: [...state.viewings].sort() };
  }));

export const isHistoryStep = (step: { readonly kind: string }): step is HistoryStep =>
  ['log', 'forget', 'redate', 'rate'].includes(step.kind);

/** Takes a step and returns whether the device accepted it. */
export const takeHistoryStep = async (current: Device, step: HistoryStep): Promise<boolean> => {
  const { history } = current.lists;
  if (step.kind === 'rate') return E.isRight(await history.rate(film(step.film), step.rating)());
  const when: WatchedWhen = step.day === null ? { kind: 'unknown' } : { kind: 'day', day: step.day };
  if (step.kind === 'log') return E.isRight(await history.log([{ title: film(step.film), parts: [], episodes: null }], when)());
  const viewing = (await shownViewings(current)).find(({ item }) => item.movieID === step.film);
  if (viewing === undefined) return false;
  return E.isRight(await (step.kind === 'forget' ? history.removeViewings([viewing])
    : history.changeViewing(viewing, when, step.day === '2022-12-31' ? 8.5 : viewing.rating))());
};
