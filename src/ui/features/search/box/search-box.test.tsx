import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { SearchBox } from './search-box';

const suggest = vi.fn<(text: string) => TE.TaskEither<never, []>>(() => TE.right([]));
const called = vi.fn();
let isShown = true;

const begin = (): HTMLElement => {
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { suggest }]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SearchBox onCalled={called} />
        <input type="checkbox" aria-label="checkbox" />
        <input aria-label="text" />
        <textarea aria-label="textarea" />
        <select aria-label="select" />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return screen.getByLabelText('Search films and series');
};
const asked = (): ReadonlyArray<string> => suggest.mock.calls.map(([text]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isShown = true;
  // No layout here: what has a place on the screen is said by hand.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => (isShown ? [new DOMRect()] : []) as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the search box', () => {
  it('suggests nothing where the field was left before its list had come, and does when somebody comes back', async () => {
    const input = begin();
    act(() => input.focus());
    fireEvent.input(input, { target: { value: 'cas' } });
    act(() => input.blur());
    expect(asked()).toEqual([]);
    await act(() => import('./suggestions'));
    // Its one question ahead is asked: the list is there.
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([input.getAttribute('aria-expanded'), asked()]).toEqual(['false', ['a']]);
    act(() => input.focus());
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([input.getAttribute('aria-expanded'), asked()]).toEqual(['true', ['a', 'cas']]);
  });

  it.each([
    ['a ticked box', 'checkbox', true],
    ['a text', 'text', false],
    ['a longer text', 'textarea', false],
    ['a choice', 'select', false],
  ])('is entered by / from %s: %s, %s', (_, from, comes) => {
    const input = begin();
    const field = screen.getByLabelText(from);
    field.focus();
    fireEvent.keyDown(field, { key: '/' });
    expect(document.activeElement === input).toBe(comes);
    expect(called).not.toHaveBeenCalled();
  });

  it('is asked to show itself by / where it is folded away', () => {
    begin();
    isShown = false;
    fireEvent.keyDown(document.body, { key: '/' });
    expect(called).toHaveBeenCalledTimes(1);
  });
});
