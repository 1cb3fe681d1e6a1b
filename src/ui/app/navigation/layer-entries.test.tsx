import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { useLayerEntries } from './use-layer-entries';

const Page = (): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayerEntries();
  const leave = (path: string, replace: boolean): void => {
    setOpen(false);
    void navigate(path, { replace });
  };
  return (
    <>
      <output>{`${useNavigationType()} ${key} ${pathname}${search}`}</output>
      <button onClick={() => setOpen(!open)}>Toggle</button>
      <button onClick={() => leave('/details?id=604', false)}>Follow</button>
      <button onClick={() => leave('/login', true)}>End session</button>
      <button onClick={() => void navigate(-1)}>Step back</button>
      <button onClick={() => void navigate('?id=603&year=1999', { replace: true })}>Filter</button>
      <button onClick={() => void navigate('?id=603&tab=cast')}>Tab</button>
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

const layers = (): number => (history.state as { readonly layers?: number } | null)?.layers ?? 0;
const click = (text: string): void => void fireEvent.click(screen.getByText(text));
const router = (): string => screen.getByRole('status').textContent;
const shown = (): ReadonlyArray<string> => ['Sheet', '1940s', 'Noir'].filter((text) => screen.queryByText(text) !== null);
const shows = (...texts: ReadonlyArray<string>): Promise<void> => waitFor(() => expect(shown()).toEqual(texts));
/** Waits until the page is at an address with this many layers' entries, and the router has the address. */
const isAt = (address: string, entries = 0): Promise<void> =>
  waitFor(() => expect([location.pathname + location.search, router().split(' ')[2], layers()]).toEqual([address, address, entries]));
const back = (): void => history.back();
const show = (): void => void render(<StrictMode><BrowserRouter><Page /></BrowserRouter></StrictMode>);
let isHandHeld = true;

beforeEach(() => {
  isHandHeld = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isHandHeld, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
  Element.prototype.getAnimations = () => [];
  history.pushState({ key: 'home', idx: 2 }, '', '/home');
  history.pushState({ key: 'details', idx: 3 }, '', '/details?id=603');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useLayerEntries', () => {
  it('closes the layer on top with Back, then the one below, then leaves the page; the router notices only the last', async () => {
    show();
    const before = router();
    click('Toggle');
    click('Genre:');
    expect(layers()).toBe(2);
    back();
    await shows('Sheet');
    back();
    await shows();
    expect([layers(), router()]).toEqual([0, before]);
    back();
    await isAt('/home');
    expect(router()).toBe('POP home /home');
  });

  it('leaves no entry behind when a layer is closed in another way', async () => {
    show();
    const before = router();
    click('Toggle');
    click('Toggle');
    await isAt('/details?id=603');
    expect([history.state, router()]).toEqual([{ key: 'details', idx: 3 }, before]);
    back();
    await isAt('/home');
  });

  it('leaves menus and panels to the page where a mouse opens them, and dialogs not', () => {
    isHandHeld = false;
    show();
    click('Decade:');
    expect(layers()).toBe(0);
    click('Toggle');
    expect(layers()).toBe(1);
  });

  it.each([
    ['a link that closes its layer', 'Follow', '/details?id=604', '/details?id=603'],
    ['a page that takes the place of this one, as at the end of a session', 'End session', '/login', '/home'],
  ])('has the history of a page without layers after %s', async (_, act, address, before) => {
    show();
    click('Toggle');
    click('Genre:');
    click(act);
    await isAt(address);
    back();
    await isAt(before);
    history.forward();
    await isAt(address);
  });

  it.each([
    ['Filter', '/details?id=603&year=1999', '/home'],
    ['Tab', '/details?id=603&tab=cast', '/details?id=603'],
  ])('keeps a layer open over a changed address (%s); Back closes it, then goes to the page before', async (act, address, before) => {
    show();
    click('Toggle');
    click(act);
    await isAt(address, 1);
    expect(shown()).toEqual(['Sheet']);
    back();
    await shows();
    await isAt(address);
    back();
    await isAt(before);
  });

  it('steps back to the page before, not to the page below its layer', async () => {
    show();
    click('Toggle');
    click('Step back');
    await isAt('/home', 1);
    click('Toggle');
    await isAt('/home');
  });

  it('follows two navigations in their order', async () => {
    show();
    click('Toggle');
    click('Filter');
    click('Follow');
    await isAt('/details?id=604');
    back();
    await isAt('/details?id=603&year=1999');
  });

  it('goes to the page when it is loaded again on a layer’s entry, and when Forward comes to one', async () => {
    const onStep = vi.fn();
    window.addEventListener('popstate', onStep, true);
    history.pushState({ key: 'details', idx: 3, layers: 1 }, '', '/details?id=603');
    show();
    await isAt('/details?id=603');
    history.forward();
    // To the page, forward, and to the page again.
    await waitFor(() => expect(onStep).toHaveBeenCalledTimes(3));
    window.removeEventListener('popstate', onStep, true);
    await isAt('/details?id=603');
    back();
    await isAt('/home');
  });
});
