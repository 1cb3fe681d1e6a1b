import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FocusKeeper } from './keep-focus';

type PageProps = {
  readonly items?: ReadonlyArray<string> | null;
  readonly others?: ReadonlyArray<string>;
  readonly bar?: ReactNode;
  readonly nav?: boolean;
};

/** A page with two lists, a bar and a link outside of both. */
const Page = ({ items = ['A', 'B', 'C', 'D'], others = [], bar = null, nav = false }: PageProps): React.JSX.Element => (
  <>
    <FocusKeeper />
    {nav && <ul><li><a href="/nav">Nav</a></li></ul>}
    <main id="main">
      <h1>The page</h1>
      {items !== null && (
        <section>
          <h2>Items</h2>
          <ul id="items">
            {items.map((name) => (
              <li key={name}>
                {name.startsWith('(') ? (
                  <span>{name}</span>
                ) : (
                  <>
                    <a href={`/${name}`}>{name}</a>
                    <button type="button" id={`menu-${name}`}>
                      Menu of {name}
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {bar}
      <h2>Others</h2>
      <ul>
        {others.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
            <button type="button" id={`menu-${name}`}>
              Menu of {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  </>
);
const bar = (isBusy = false): ReactNode => (
  <div role="toolbar" aria-controls="items">
    <button type="button" disabled={isBusy}>Remove</button>
    {isBusy && <button type="button">Cancel</button>}
  </div>
);

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
/** Waits for the task that a change of the document starts. */
const settle = (): Promise<void> => act(() => nextTask().then(nextTask));
/** Renders the page, focuses an element and renders the page again. */
const change = async (before: PageProps, focused: string, after: PageProps): Promise<ReturnType<typeof render>['rerender']> => {
  const { rerender } = render(<Page {...before} />);
  screen.getByText(focused).focus();
  rerender(<Page {...after} />);
  await settle();
  return rerender;
};
/** Removes an item behind React's back: its page is not rendered again. */
const removeItem = (name: string): void => screen.getByText(name).closest('li')?.remove();
const focusIsOn = (name: string): void => expect(document.activeElement).toBe(screen.getByText(name));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

describe('FocusKeeper', () => {
  it.each<[string, string, ReadonlyArray<string>, string]>([
    ['the next item', 'B', ['A', 'C', 'D'], 'C'],
    ['the next item after the focus was on a button', 'Menu of B', ['A', 'C', 'D'], 'C'],
    ['the previous item after the last', 'D', ['A', 'B', 'C'], 'C'],
    ['the next item that stays if several are removed', 'B', ['A', 'D'], 'D'],
    ['the previous item that stays if several are removed', 'C', ['A'], 'A'],
    ['the only other item', 'A', ['B'], 'B'],
  ])('moves the focus of a removed item to %s', async (_, focused, items, target) => {
    await change({}, focused, { items });
    focusIsOn(target);
  });

  it('skips items without a control', async () => {
    await change({ items: ['A', '(day)', 'B', '(day 2)'] }, 'A', { items: ['(day)', 'B', '(day 2)'] });
    focusIsOn('B');
  });

  it('prefers a button to a link to an e-mail address, which another key would open', async () => {
    const Inbox = ({ senders }: { readonly senders: ReadonlyArray<string> }): React.JSX.Element => (
      <main id="main">
        <FocusKeeper />
        <ul>
          {senders.map((name) => (
            <li key={name}>
              <a href={`mailto:${name}@example.com`}>{name}</a>
              <button type="button">Menu of {name}</button>
            </li>
          ))}
        </ul>
      </main>
    );
    const { rerender } = render(<Inbox senders={['ada', 'bob']} />);
    screen.getByText('Menu of ada').focus();
    rerender(<Inbox senders={['bob']} />);
    await settle();
    focusIsOn('Menu of bob');
  });

  it('moves the focus to the nearest heading above if no item or no list is left', async () => {
    const rerender = await change({ items: ['A'], others: ['X'] }, 'A', { items: [], others: ['X'] });
    focusIsOn('Items');
    rerender(<Page items={['B']} others={['X']} />);
    screen.getByText('B').focus();
    rerender(<Page items={null} others={['X']} />);
    await settle();
    focusIsOn('The page');
  });

  it('moves the focus on if the heading that has it is removed as well', async () => {
    const rerender = await change({ items: ['A'] }, 'A', { items: [] });
    focusIsOn('Items');
    rerender(<Page items={null} />);
    await settle();
    focusIsOn('The page');
  });

  it('follows an element with an id to its new place, also a moment later', async () => {
    await change({}, 'Menu of B', { items: ['A', 'C', 'D'], others: ['B'] });
    focusIsOn('Menu of B');
    cleanup();
    const rerender = await change({}, 'Menu of B', { items: null });
    focusIsOn('The page');
    rerender(<Page items={['B', 'A']} />);
    await settle();
    focusIsOn('Menu of B');
  });

  it('keeps the focus in a bar whose button is disabled or removed, and moves it to the list with the bar', async () => {
    const rerender = await change({ bar: bar() }, 'Remove', { bar: bar(true) });
    focusIsOn('Cancel');
    rerender(<Page bar={bar()} />);
    await settle();
    focusIsOn('Remove');
    rerender(<Page items={['C', 'D']} />);
    await settle();
    focusIsOn('C');
  });

  it('waits for a dialog that is open', async () => {
    render(<Page />);
    screen.getByText('B').focus();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    button.focus();
    removeItem('B');
    await settle();
    expect(document.activeElement).toBe(button);
    button.blur();
    dialog.remove();
    await settle();
    focusIsOn('C');
  });

  it('takes the focus back from a dialog whose opener is gone', async () => {
    const { rerender } = render(<Page />);
    screen.getByText('B').focus();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    button.focus();
    await settle();
    button.blur();
    dialog.remove();
    await settle();
    focusIsOn('B');
    rerender(<Page items={['C']} />);
    await settle();
    focusIsOn('C');
  });

  it.each([
    ['what "Undo" has brought back', ['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D'], 'Menu of B'],
    ['what "Undo" brings back a moment later', ['A', 'C', 'D'], ['A', 'B', 'C', 'D'], 'Menu of B'],
    ['where it was before', ['A', 'C', 'D'], ['A', 'C', 'D'], 'Menu of D'],
  ])('returns the focus from a toast that closes to %s', async (_, items, later, target) => {
    const rerender = await change({}, 'Menu of B', { items: ['A', 'C', 'D'] });
    focusIsOn('C');
    screen.getByText('Menu of D').focus();
    const toast = document.body.appendChild(document.createElement('div'));
    toast.className = 'toasts';
    toast.innerHTML = '<div><button>Undo</button></div>';
    screen.getByText('Undo').focus();
    rerender(<Page items={items} />);
    await settle();
    focusIsOn('Undo');
    toast.replaceChildren();
    await settle();
    rerender(<Page items={later} />);
    await settle();
    focusIsOn(target);
    toast.remove();
  });

  it('leaves the focus alone if it was elsewhere, was left, or belongs to another page', async () => {
    await change({ nav: true }, 'Nav', { nav: false });
    expect(document.activeElement).toBe(document.body);
    cleanup();
    const { rerender } = render(<Page />);
    screen.getByText('B').focus();
    screen.getByText('B').blur();
    await settle();
    rerender(<Page items={['A']} />);
    await settle();
    expect(document.activeElement).toBe(document.body);
    screen.getByText('A').focus();
    history.replaceState(null, '', '/other');
    rerender(<Page items={['D']} />);
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus to an effect that takes it, and ends with the component', async () => {
    const { rerender } = render(<Page />);
    screen.getByText('B').focus();
    rerender(<Page items={['A']} bar={<input autoFocus aria-label="Field" />} />);
    await settle();
    expect(document.activeElement).toBe(screen.getByLabelText('Field'));
    cleanup();
    render(<ul id="main"><li><a href="/A">A</a></li><li><a href="/B">B</a></li></ul>);
    screen.getByText('A').focus();
    removeItem('A');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});
