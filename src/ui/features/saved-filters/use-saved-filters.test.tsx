import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { PROFILE_USE_CASES, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import type { Failure } from '#domain/shared/failure';
import { formatSavedFilters, MAX_SAVED_FILTERS, parseSavedFilters, type SavedFilter } from '#domain/users/saved-filters/saved-filters';
import type { Session } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { useSavedFilters } from './use-saved-filters';

let closeToasts = (): void => {};
afterEach(() => {
  closeToasts();
  cleanup();
});

const named = (name: string): SavedFilter => ({ name, address: `/genre/crime?with=keyword:${encodeURIComponent(name)}` });

/** Renders the hook in a session that knows `Noir` alone, while the account has the saved filters `stored`. */
const renderStale = (stored: ReadonlyArray<SavedFilter>) => {
  let text = formatSavedFilters(stored);
  const toasts: string[] = [];
  closeToasts = registerToastBox((shown) => toasts.push(shown.text));
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  session$.next(E.right(aSession({ profile: aUser({ savedFilters: formatSavedFilters([named('Noir')]) }) })));
  const editSavedFilters = (_: string, edit: (before: string | null) => string | null) => () => {
    text = edit(text);
    return Promise.resolve(E.right(undefined));
  };
  const services = new Map<unknown, unknown>([[SESSION_SERVICE, sessionService(session)], [PROFILE_USE_CASES, { editSavedFilters }]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(useSavedFilters, { wrapper });
  type Make = (all: ReadonlyArray<SavedFilter>) => ReadonlyArray<SavedFilter>;
  const change = async (make: Make, undo?: Make): Promise<boolean> => {
    let isStored = false;
    await act(async () => {
      isStored = await result.current.change(make, 'Done', undo);
    });
    return isStored;
  };
  return { toasts, change, names: () => parseSavedFilters(text).map(({ name }) => name) };
};
const saving = (name: string) => (all: ReadonlyArray<SavedFilter>) => [named(name), ...all];

it('keeps what another device has saved meanwhile, and what it has deleted stays deleted', async () => {
  const { change, names, toasts } = renderStale([named('Heists')]);
  expect(await change(saving('Westerns'))).toBe(true);
  expect(names()).toEqual(['Westerns', 'Heists']);
  expect(await change((all) => all.filter(({ name }) => name !== 'Westerns'))).toBe(true);
  expect([names(), toasts]).toEqual([['Heists'], ['Done', 'Done']]);
});

it('stores nothing, and says why, if another device has taken the name or the last place', async () => {
  const taken = renderStale([named('Westerns'), named('Noir')]);
  expect(await taken.change(saving('westerns'))).toBe(false);
  expect([taken.names(), taken.toasts]).toEqual([['Westerns', 'Noir'], ['Other filters have this name. Choose another.']]);
  closeToasts();
  const full = renderStale(Array.from({ length: MAX_SAVED_FILTERS }, (_, index) => named(`Filter ${index}`)));
  expect(await full.change(saving('Westerns'))).toBe(false);
  expect(full.names()).toHaveLength(MAX_SAVED_FILTERS);
  expect(full.toasts).toEqual([expect.stringMatching(/^There’s no room/)]);
});

it('says that nothing was changed if another device has deleted what the screen shows', async () => {
  const { change, names, toasts } = renderStale([named('Heists')]);
  const rename = (from: string, to: string) => (all: ReadonlyArray<SavedFilter>) =>
    all.map((each) => (each.name === from ? { ...each, name: to } : each));
  expect(await change(rename('Noir', 'Film noir'), rename('Film noir', 'Noir'))).toBe(false);
  expect([names(), toasts]).toEqual([['Heists'], ['You changed these filters on another device. Nothing was changed here.']]);
});
