import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { offline } from '#domain/shared/failure';
import { FailureNote } from './failure-note';
import { FailureState } from './failure-state';

/** What is lost of a page, and comes when it is tried again. */
const Lost = ({ part, came }: { readonly part: (retry: () => void) => ReactNode; readonly came: ReactNode }): ReactNode => {
  const [isLost, setLost] = useState(true);
  return isLost ? part(() => setLost(false)) : came;
};
const note = (retry: () => void): ReactNode => (
  <section>
    <h2>Its own</h2>
    <FailureNote failure={offline} what="a shelf" retry={retry} />
  </section>
);
const whole = (retry: () => void): ReactNode => <FailureState failure={offline} retry={retry} level={1} />;

const open = (before: ReactNode, part: (retry: () => void) => ReactNode, came: ReactNode = <h2>What came</h2>): HTMLElement => {
  render(
    <MemoryRouter>
      <h2>Outside</h2>
      <main id="main" tabIndex={-1}>
        {before}
        <Lost part={part} came={came} />
        <h2>Below</h2>
      </main>
    </MemoryRouter>,
  );
  return screen.getByText('Retry');
};
const press = (button: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });

afterEach(cleanup);

describe('Retry, when it is gone', () => {
  it.each([
    ['the nearest heading above that stays', <><h1>The page</h1><h2>Above</h2></>, note, 'Above'],
    ['the heading of the page', <h1 key="page">The page</h1>, whole, 'The page'],
  ])('leaves the focus to %s', async (_, before, part, heir) => {
    const button = open(before, part);
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(screen.getByText(heir));
  });

  it('leaves the focus to the page where no heading is above', async () => {
    const button = open(null, whole);
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('takes it from nobody: not from where somebody is, nor from what comes in its place and takes it', async () => {
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
