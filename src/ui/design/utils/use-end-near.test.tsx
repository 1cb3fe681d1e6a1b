import { act, cleanup, render, screen } from '@testing-library/react';
import { useReducer, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEndNear } from './use-end-near';

afterEach(cleanup);

/** Renders a list between two buttons; its end is near. */
const renderList = () => {
  const onEndNear = vi.fn();
  const scrolled = vi.fn();
  let length = 20;
  let rerender = (): void => undefined;
  const Page = (): React.JSX.Element => {
    rerender = useReducer((count: number) => count + 1, 0)[1];
    const list = useRef<HTMLUListElement>(null);
    useEndNear(list, true, length, onEndNear);
    return (
      <>
        <button type="button">Filter</button>
        <ul ref={list}>
          <li>
            <a href="/first">First</a>
          </li>
        </ul>
        <button type="button" ref={(button) => void (button && Object.assign(button, { scrollIntoView: scrolled }))}>
          Load more
        </button>
      </>
    );
  };
  /** Focuses as Tab does: the browser shows the focus. jsdom guesses that from the events of all tests of its document. */
  const focus = (name: string): void => {
    const element = screen.getByText(name);
    vi.spyOn(element, 'matches').mockImplementation(
      (selector: string) => selector === ':focus-visible' && document.activeElement === element,
    );
    act(() => element.focus());
  };
  return {
    onEndNear, scrolled, focus,
    open: () => render(<Page />),
    grow: (): void => act(() => {
      length += 20;
      rerender();
    }),
  };
};

describe('useEndNear', () => {
  it('requests more once per length', () => {
    const { onEndNear, open, grow } = renderList();
    open();
    expect(onEndNear).toHaveBeenCalledTimes(1);
    grow();
    expect(onEndNear).toHaveBeenCalledTimes(2);
  });

  it('requests nothing while the focus is behind the list, and keeps the focused element on the screen', () => {
    const { onEndNear, scrolled, open, focus, grow } = renderList();
    open();
    focus('Load more');
    grow();
    expect([onEndNear.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 1]);
    focus('First');
    grow();
    expect([onEndNear.mock.calls.length, scrolled.mock.calls.length]).toEqual([2, 1]);
  });

  it('requests more with the focus before the list', () => {
    const { onEndNear, open, focus, grow } = renderList();
    open();
    focus('Filter');
    grow();
    expect(onEndNear).toHaveBeenCalledTimes(2);
  });
});
