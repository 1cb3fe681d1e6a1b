import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ServiceKey } from '#application/service-key';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import { OwnListPage } from '#ui/features/lists/list-page/own-list-page.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';

const LISTS = '/user-profile/user-lists';
vi.mock('#ui/features/lists/list-page/own-list.tsx', () => ({
  OwnList: (): React.JSX.Element => <button onClick={useLeave(LISTS)}>Delete</button>,
}));

const At = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button data-testid="at" onClick={() => void navigate(-1)}>{pathname + search}</button>;
};
const address = (): string => screen.getByTestId('at').textContent;

afterEach(cleanup);

it('leads back to Lists, which the history contains once, when a list is deleted after it was renamed', async () => {
  const useCases = listUseCasesOf({ lists: [{ name: 'noir' }] });
  const services = new Map<symbol, unknown>([[MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(useCases) }]]);
  const [before, after] = ['noir', 'crime'].map((listName) => listAddress({ listName, listID: 'noir' }));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/home', LISTS]}>
        <At />
        <Routes>
          <Route path="/home" element={null} />
          <Route path={LISTS} element={<Link to={before ?? ''} state={RETURN_BEHIND}>Noir</Link>} />
          <Route path={`${LISTS}/:listName`} element={<OwnListPage />} />
        </Routes>
      </MemoryRouter>
    </ServicesProvider>,
  );
  fireEvent.click(screen.getByText('Noir'));
  expect(address()).toBe(before);
  await act(() => useCases.renameList('noir', 'crime')());
  expect(address()).toBe(after);
  fireEvent.click(screen.getByText('Delete'));
  expect(address()).toBe(LISTS);
  fireEvent.click(screen.getByTestId('at'));
  expect(address()).toBe('/home');
});
