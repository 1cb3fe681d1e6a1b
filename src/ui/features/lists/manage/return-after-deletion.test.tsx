import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { newList } from '#domain/lists/list';
import { maya } from '#domain/lists/list.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { ListHead } from '#ui/features/lists/list-page/list-head.tsx';
import { NonSortableLists } from '#ui/features/lists/reorder/non-sortable-lists.tsx';
import type { ListActions } from '#ui/features/lists/shared/list-actions.ts';
import { useUrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { ListCard } from './list-card';

const LISTS = '/user-profile/user-lists';
const ADDRESS = listAddress({ listName: 'noir', listID: 'a' });
const useCases = listUseCasesOf();
const noir = newList(maya, { listName: 'noir', listID: 'a' }, 1);
const nothing = (): void => undefined;
let deleteLater = false;
let answer = nothing;
/** Deletes without a question, or when `answer` is called. */
const actions: ListActions = {
  rename: () => Promise.resolve(null), describe: nothing, pin: nothing, archive: nothing, share: nothing,
  remove: (_, onDeleted = nothing) => {
    if (deleteLater) answer = onDeleted;
    else onDeleted();
  },
};

const Lists = (): React.JSX.Element => (
  <ul>
    <NonSortableLists lists={[noir]} onMove={() => Promise.resolve(false)}>
      {(list, slot) => (
        <ListCard {...{ useCases, list, actions, slot }} moves={{ first: null, up: null, down: null }} position={1} count={1} />
      )}
    </NonSortableLists>
  </ul>
);
const ListPage = (): React.JSX.Element => {
  const { change } = useUrlState((parameters) => ({ layout: parameters.get('layout') }), () => new URLSearchParams('layout=table'));
  return (
    <>
      <ListHead list={noir} actions={actions} add={{ current: null }} onAdd={nothing} onPick={nothing} />
      <button onClick={() => change({ layout: 'table' })}>Table</button>
    </>
  );
};
const At = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button data-testid="at" onClick={() => void navigate(-1)}>{pathname + search}</button>
      <button onClick={() => void navigate('/home')}>Home</button>
    </>
  );
};

const open = (...entries: string[]): void => {
  const services = new Map<symbol, unknown>([[CLOCK, { now: () => 1 }]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={entries}>
        <At />
        <Routes>
          <Route path={LISTS} element={<Lists />} />
          <Route path={`${LISTS}/:name`} element={<ListPage />} />
        </Routes>
      </MemoryRouter>
    </ServicesProvider>,
  );
};
const address = (): string => screen.getByTestId('at').textContent;
const remove = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'More actions for this list' }));
  fireEvent.click(screen.getByText('Delete'));
};
const back = (): void => void fireEvent.click(screen.getByTestId('at'));

beforeEach(() => {
  deleteLater = false;
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} });
  HTMLElement.prototype.showPopover = nothing;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('The deletion of a list on its page', () => {
  it.each<[ReadonlyArray<string>]>([[[]], [['Table']]])('leads back to Lists, which the history contains once (after %j)', (presses) => {
    open('/home', LISTS);
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe(ADDRESS);
    presses.forEach((name) => fireEvent.click(screen.getByText(name)));
    remove();
    expect(address()).toBe(LISTS);
    back();
    expect(address()).toBe('/home');
  });

  it('puts Lists in the place of the page where another page led to it', () => {
    open('/home', ADDRESS);
    remove();
    expect(address()).toBe(LISTS);
    back();
    expect(address()).toBe('/home');
  });

  it.each<[string, ReadonlyArray<string>, string]>([
    ['keeps the page that was opened meanwhile by Back', ['Back'], LISTS],
    ['keeps the page that was opened meanwhile by a link', ['Home'], '/home'],
    ['leads back from another view of the page', ['Table'], LISTS],
  ])('%s', (_, acts, shown) => {
    deleteLater = true;
    open('/start', LISTS);
    fireEvent.click(screen.getByRole('link'));
    remove();
    acts.forEach((name) => (name === 'Back' ? back() : void fireEvent.click(screen.getByText(name))));
    act(answer);
    expect(address()).toBe(shown);
  });

  it('puts nothing in the place of the page that was opened meanwhile', () => {
    deleteLater = true;
    open(ADDRESS);
    remove();
    fireEvent.click(screen.getByText('Home'));
    act(answer);
    expect(address()).toBe('/home');
  });
});
