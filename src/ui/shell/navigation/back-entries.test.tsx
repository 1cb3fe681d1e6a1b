import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, use, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { useBackCloses } from './use-back-closes';

/** Ends the wait of the page with the slow filter. */
let data = Promise.resolve();

const Page = (): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const { key, search } = useLocation();
  const navigate = useNavigate();
  if (search.includes('slow')) use(data);
  useBackCloses();
  return (
    <>
      <output>{`${useNavigationType()} ${key} ${search}`}</output>
      <button onClick={() => setOpen(!open)}>Toggle</button>
      <button onClick={() => void navigate('/details?id=604')}>Other page</button>
      <button onClick={() => void navigate('?id=603&year=1999', { replace: true })}>Filter</button>
      <button onClick={() => void navigate('?id=603&slow', { replace: true })}>Slow filter</button>
      <FilterMenu label="Decade" value="Any">
        {() => <button>1940s</button>}
      </FilterMenu>
      <Modal open={open} onClose={() => setOpen(false)} title="Sheet">
        <FilterMenu label="Genre" value="Any">
          {() => <button>Noir</button>}
        </FilterMenu>
      </Modal>
    </>
  );
};

const layers = (): number | undefined => (history.state as { readonly layers?: number } | null)?.layers;
const click = (text: string): void => void fireEvent.click(screen.getByText(text));
const router = (): string | null => screen.getByRole('status').textContent;
const shown = (): ReadonlyArray<string> => ['Sheet', '1940s', 'Noir'].filter((text) => screen.queryByText(text) !== null);
const shows = (...texts: ReadonlyArray<string>): Promise<void> => waitFor(() => expect(shown()).toEqual(texts));
const steps = (millis = 60): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, millis));
let isHandHeld = true;

beforeEach(() => {
  isHandHeld = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isHandHeld, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
  Element.prototype.getAnimations = () => [];
  history.pushState({ key: 'home', idx: 2 }, '', '/home');
  history.pushState({ key: 'details', idx: 3 }, '', '/details?id=603');
  render(
    <StrictMode>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the browser’s Back', () => {
  it('closes a dialog, then leaves the page; page and router are as before', async () => {
    const [before, entries] = [router(), history.length];
    click('Toggle');
    expect([layers(), history.length, location.search]).toEqual([1, entries + 1, '?id=603']);
    history.back();
    await shows();
    expect([layers(), location.search, router()]).toEqual([undefined, '?id=603', before]);
    history.back();
    await waitFor(() => expect(router()).toContain('POP home'));
    expect(location.pathname).toBe('/home');
  });

  it('closes the layer on top first', async () => {
    click('Toggle');
    click('Genre:');
    expect(layers()).toBe(2);
    history.back();
    await shows('Sheet');
    history.back();
    await shows();
    expect(location.search).toBe('?id=603');
  });

  it('closes a panel where the hand holds the window, and leaves it to the page where a mouse opened it', async () => {
    click('Decade:');
    history.back();
    await shows();
    isHandHeld = false;
    click('Decade:');
    expect(layers()).toBeUndefined();
  });

  it('leaves the page at once after a dialog was closed in another way', async () => {
    const before = router();
    click('Toggle');
    click('Toggle');
    await waitFor(() => expect(layers()).toBeUndefined());
    expect([history.state, router()]).toEqual([{ key: 'details', idx: 3 }, before]);
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });

  it('keeps the filters that were chosen while the sheet was open', async () => {
    click('Toggle');
    click('Filter');
    history.back();
    await shows();
    await steps();
    expect([location.search, router()?.endsWith('?id=603&year=1999')]).toEqual(['?id=603&year=1999', true]);
    click('Toggle');
    click('Filter');
    click('Toggle');
    await steps();
    expect([location.search, layers()]).toEqual(['?id=603&year=1999', undefined]);
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });

  it('keeps a filter that is rendered only after the sheet was closed', async () => {
    let arrive = (): void => undefined;
    data = new Promise((resolve) => (arrive = resolve));
    click('Toggle');
    click('Slow filter');
    expect(location.search).toBe('?id=603&slow');
    history.back();
    await shows();
    expect(router()).not.toContain('slow');
    arrive();
    await waitFor(() => expect(router()).toContain('slow'));
    expect([location.search, layers()]).toEqual(['?id=603&slow', undefined]);
  });

  it('skips the entry of a layer whose link was followed, in both directions', async () => {
    click('Toggle');
    click('Other page');
    await waitFor(() => expect(router()).toContain('604'));
    click('Toggle');
    await steps();
    history.back();
    await waitFor(() => expect(router()).toContain('603'));
    await steps();
    expect([location.search, layers()]).toEqual(['?id=603', undefined]);
    history.forward();
    await waitFor(() => expect(router()).toContain('604'));
  });

  it('stays on the page of a link that was followed while the entry was being removed', async () => {
    click('Toggle');
    click('Toggle');
    await new Promise((resolve) => setTimeout(resolve));
    click('Other page');
    await steps();
    expect([location.search, router()?.endsWith('?id=604')]).toEqual(['?id=604', true]);
    // Layers of the page work as before.
    await steps(600);
    click('Toggle');
    history.back();
    await shows();
    expect(location.search).toBe('?id=604');
  });

  it('skips an entry that a reload left over', async () => {
    cleanup();
    history.pushState({ key: 'details', idx: 3, layers: 1 }, '', '/details?id=603');
    render(<BrowserRouter><Page /></BrowserRouter>);
    click('Toggle');
    history.back();
    await shows();
    click('Toggle');
    click('Toggle');
    await steps();
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });
});
