import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newShortcutTargets, useCardShortcutTarget, usePageShortcutTarget, type ShortcutTarget, type ShortcutTargets,
} from './shortcut-targets';
import { useTitleShortcuts } from './use-title-shortcuts';

const calls: string[] = [];
const targetOf = (name: string): ShortcutTarget => ({
  toggle: (list) => calls.push(`${name} ${list}`),
  logViewing: () => calls.push(`${name} watched`),
  openMenu: () => calls.push(`${name} menu`),
  turnDown: () => calls.push(`${name} not for me`),
});

const Card = ({ targets, name }: { readonly targets: ShortcutTargets; readonly name: string }): React.JSX.Element => {
  const inside = useCardShortcutTarget(targets, targetOf(name));
  return (
    <div className="card">
      <a href={`/${name}`}>{name}</a>
      <div ref={inside} />
    </div>
  );
};
const PageTitle = ({ targets }: { readonly targets: ShortcutTargets }): null => {
  usePageShortcutTarget(targets, targetOf('page'));
  return null;
};

type Props = { readonly singleKeys?: boolean; readonly hasPage?: boolean; readonly targets?: ShortcutTargets };
const App = ({ singleKeys = true, hasPage = false, targets = newShortcutTargets() }: Props): React.JSX.Element => {
  useTitleShortcuts({ targets, singleKeys, undo: () => calls.push('undo'), showHelp: () => calls.push('help') });
  return (
    <>
      {hasPage ? <PageTitle targets={targets} /> : null}
      <Card targets={targets} name="One" />
      <Card targets={targets} name="Two" />
      <input aria-label="Field" />
      <div role="menu">
        <button type="button">Item</button>
      </div>
    </>
  );
};

const press = (key: string, more: Partial<KeyboardEvent> = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focusCard = (name: string): void => screen.getByRole('link', { name }).focus();

beforeEach(() => {
  calls.length = 0;
});
afterEach(cleanup);

describe('useTitleShortcuts', () => {
  it('acts on the focused card', () => {
    render(<App />);
    focusCard('Two');
    for (const key of ['w', 'F', 'h', 'a', 'n']) press(key);
    expect(calls).toEqual(['Two watchlist', 'Two favorites', 'Two watched', 'Two menu', 'Two not for me']);
  });

  it('acts on the title of the page, unless a card has the focus', () => {
    const { rerender } = render(<App hasPage targets={newShortcutTargets()} />);
    press('w');
    focusCard('One');
    press('w');
    expect(calls).toEqual(['page watchlist', 'One watchlist']);
    rerender(<App targets={newShortcutTargets()} />);
    screen.getByRole('link', { name: 'One' }).blur();
    press('w');
    expect(calls).toHaveLength(2);
  });

  it('opens the menu by the menu key and Shift+F10 on a card only', () => {
    render(<App hasPage />);
    expect(press('ContextMenu')).toBe(true);
    focusCard('One');
    expect(press('ContextMenu')).toBe(false);
    press('F10', { shiftKey: true });
    press('F10');
    expect(calls).toEqual(['One menu', 'One menu']);
  });

  it('takes changes back with Ctrl+Z and ⌘Z, not with Shift or Alt', () => {
    render(<App />);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, {}])
      press('z', keys);
    expect(calls).toEqual(['undo', 'undo']);
  });

  it('does nothing while the user types, in a menu, in a dialog, and with a modifier', () => {
    render(<App hasPage />);
    for (const element of [screen.getByRole('textbox'), screen.getByRole('button')]) {
      element.focus();
      press('w');
      press('z', { ctrlKey: true });
    }
    focusCard('One');
    press('w', { ctrlKey: true });
    press('w', { altKey: true });
    press('w', { repeat: true });
    const dialog = document.body.appendChild(Object.assign(document.createElement('dialog'), { open: true }));
    press('w');
    dialog.remove();
    expect(calls).toEqual([]);
  });

  it('without single keys keeps undo and the menu key, and hides the slash from the search', () => {
    const slash = vi.fn();
    document.addEventListener('keydown', slash);
    const { rerender } = render(<App singleKeys={false} />);
    focusCard('One');
    for (const key of ['w', 'f', 'h', 'a', '?', '/']) press(key);
    expect(slash).toHaveBeenCalledTimes(5);
    press('z', { ctrlKey: true });
    press('ContextMenu');
    expect(calls).toEqual(['undo', 'One menu']);
    rerender(<App />);
    press('?');
    press('/');
    document.removeEventListener('keydown', slash);
    expect(calls.at(-1)).toBe('help');
    expect(slash).toHaveBeenCalledWith(expect.objectContaining({ key: '/' }));
  });
});
