import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCloseWithBack } from './use-close-with-back';

const Page = (): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useCloseWithBack(open, () => setOpen(false));
  return (
    <>
      <p>{open ? 'open' : 'closed'}</p>
      <output>{`${useNavigationType()} ${key}`}</output>
      <button onClick={() => setOpen(!open)}>Toggle</button>
    </>
  );
};

const isModalEntry = (): boolean => (history.state as { readonly isModal?: boolean } | null)?.isModal === true;
const toggle = (): void => void fireEvent.click(screen.getByRole('button'));
const shows = (text: string): Promise<void> => waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe(text));
const router = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => {
  history.pushState({ key: 'details', idx: 3 }, '', '/details?type=movie&id=603');
  render(
    <StrictMode>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );
});
afterEach(cleanup);

it('closes with Back; page, router and the number of entries are as before', async () => {
  const [before, entries] = [router(), history.length];
  toggle();
  expect([isModalEntry(), history.length, location.search]).toEqual([true, entries + 1, '?type=movie&id=603']);
  history.back();
  await shows('closed');
  expect([isModalEntry(), location.search, router()]).toEqual([false, '?type=movie&id=603', before]);
});

it('removes its entry when it is closed in another way, without an event for the router', async () => {
  const before = router();
  toggle();
  toggle();
  await waitFor(() => expect(isModalEntry()).toBe(false));
  expect([location.search, history.state, router()]).toEqual(['?type=movie&id=603', { key: 'details', idx: 3 }, before]);
  toggle();
  history.back();
  await shows('closed');
});

it('uses an entry that was left over', async () => {
  history.pushState({ key: 'details', idx: 3, isModal: true }, '');
  const entries = history.length;
  toggle();
  expect(history.length).toBe(entries);
  history.back();
  await shows('closed');
});

it('leaves a step back to another page to the router', async () => {
  const onLaterStep = vi.fn();
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));
  window.addEventListener('popstate', onLaterStep, { once: true });
  history.pushState({ key: 'next', idx: 4 }, '', '/details?type=movie&id=604');
  toggle();
  history.go(-2);
  await stepped;
  expect([location.search, onLaterStep.mock.calls.length]).toEqual(['?type=movie&id=603', 1]);
  await shows('open');
});
