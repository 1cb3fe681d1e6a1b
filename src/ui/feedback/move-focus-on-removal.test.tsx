import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { offline } from '#domain/shared/failure';
import { FailureNote } from './failure-note';
import { FailureState } from './failure-state';

/** Renders a failed part; Retry replaces it by `loaded`. */
const Failed = ({ part, loaded }: { readonly part: (retry: () => void) => ReactNode; readonly loaded: ReactNode }): ReactNode => {
  const [isFailed, setFailed] = useState(true);
  return isFailed ? part(() => setFailed(false)) : loaded;
};
const note = (retry: () => void): ReactNode => (
  <section>
    <h2>Its own</h2>
    <FailureNote failure={offline} what="a shelf" retry={retry} />
  </section>
);
const state = (retry: () => void): ReactNode => <FailureState failure={offline} retry={retry} level={1} />;

const open = (before: ReactNode, part: (retry: () => void) => ReactNode, loaded: ReactNode = <h2>Loaded</h2>): HTMLElement => {
  render(
    <MemoryRouter>
      <h2>Outside</h2>
      <main id="main" tabIndex={-1}>
        {before}
        <Failed part={part} loaded={loaded} />
        <h2>Below</h2>
      </main>
    </MemoryRouter>,
  );
  return screen.getByText('Try again');
};
const press = (button: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });

afterEach(cleanup);

describe('moveFocusOnRemoval after Retry is removed', () => {
  it.each([
    ['the nearest heading above that stays', <><h1>The page</h1><h2>Above</h2></>, note, 'Above'],
    ['the heading of the page', <h1 key="page">The page</h1>, state, 'The page'],
  ])('moves the focus to %s', async (_, before, part, target) => {
    const button = open(before, part);
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(screen.getByText(target));
  });

  it('moves the focus to the page if no heading is above', async () => {
    const button = open(null, state);
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('does not move a focus that is elsewhere or that the loaded content takes', async () => {
    const elsewhere = open(<input autoFocus aria-label="Elsewhere" />, note);
    await press(elsewhere);
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
    cleanup();
    const button = open(<h1>The page</h1>, note, <button autoFocus>Begin</button>);
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(screen.getByText('Begin'));
  });
});
