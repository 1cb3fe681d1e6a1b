import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { SearchQuery } from '#domain/catalogue/search-query';
import { ServicesProvider } from '#ui/services.tsx';
import { SearchBox } from './search-box';

const suggest = vi.fn<(query: SearchQuery) => TE.TaskEither<never, ReadonlyArray<Suggestion>>>(() => TE.right([]));
const onCalled = vi.fn();
let isShown = true;

const renderSearchBox = (): HTMLElement => {
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { suggest }], [IMAGE_URL_BUILDER, { source: () => null }]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SearchBox onCalled={onCalled} />
        <input type="checkbox" aria-label="checkbox" />
        <input aria-label="text" />
        <textarea aria-label="textarea" />
        <select aria-label="select" />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return screen.getByLabelText('Search films and series');
};
const person = (id: number, name: string): Suggestion => ({
  kind: 'person',
  person: { id, name, knownFor: null, imagePath: null, titles: [] },
});
const suggestedTexts = (): ReadonlyArray<string> => suggest.mock.calls.map(([{ words }]) => words);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isShown = true;
  // jsdom has no layout: the tests set whether elements are visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => (isShown ? [new DOMRect()] : []) as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('SearchBox', () => {
  it('suggests nothing when the field lost focus before its list loaded, and suggests on the next focus', async () => {
    const input = renderSearchBox();
    act(() => input.focus());
    fireEvent.input(input, { target: { value: 'cas' } });
    act(() => input.blur());
    // The warm-up request, which loads the search data while the list's code loads.
    expect(suggestedTexts()).toEqual(['a']);
    await act(() => import('./suggestions'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([input.getAttribute('aria-expanded'), suggestedTexts()]).toEqual(['false', ['a']]);
    act(() => input.focus());
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([input.getAttribute('aria-expanded'), suggestedTexts()]).toEqual(['true', ['a', 'cas']]);
  });

  it('keeps the option chosen with the arrow keys when the suggestions for the text arrive later, unless they lack it', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const input = renderSearchBox();
    const type = (text: string): void => void fireEvent.input(input, { target: { value: text } });
    const pause = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(500)));
    const selected = (): string | undefined => screen.queryByRole('option', { selected: true })?.textContent;
    act(() => input.focus());
    await act(() => import('./suggestions'));
    suggest.mockReturnValue(TE.right([person(1, 'Ada'), person(2, 'Bea')]));
    type('a');
    await pause();
    expect(screen.getAllByRole('option')).toHaveLength(3);

    let answer: (suggestions: ReadonlyArray<Suggestion>) => void = () => undefined;
    const answerWith = (suggestions: ReadonlyArray<Suggestion>): Promise<void> =>
      act(() => {
        answer(suggestions);
        return Promise.resolve();
      });
    const later = (): void =>
      void suggest.mockReturnValue(() => new Promise((resolve) => (answer = (suggestions) => resolve(E.right(suggestions)))));
    later();
    type('ad');
    await pause();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(selected()).toContain('Ada');
    await answerWith([person(3, 'Adam'), person(1, 'Ada')]);
    expect(selected()).toContain('Ada');
    expect(selected()).not.toContain('Adam');

    later();
    type('ada');
    expect(selected()).toBeUndefined();
    await pause();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(selected()).toContain('Adam');
    await answerWith([person(4, 'Adele')]);
    expect([screen.getAllByRole('option').length, selected()]).toEqual([2, undefined]);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(selected()).toBeUndefined();
  });

  it.each([
    ['with isComposing', { isComposing: true }],
    ['in Safari', { keyCode: 229 }],
  ])('does nothing on keys of a composition %s', async (_, composition) => {
    suggest.mockReturnValue(TE.right([person(1, 'Bea')]));
    const input = renderSearchBox();
    await act(() => import('./suggestions'));
    act(() => input.focus());
    fireEvent.input(input, { target: { value: 'bea' } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    fireEvent.keyDown(input, { key: 'ArrowDown', ...composition });
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Bea');
  });

  it.each([
    ['a ticked box', 'checkbox', true],
    ['a text', 'text', false],
    ['a longer text', 'textarea', false],
    ['a choice', 'select', false],
  ])('/ pressed in %s (%s) focuses the field: %s', (_, from, getsFocus) => {
    const input = renderSearchBox();
    const field = screen.getByLabelText(from);
    field.focus();
    fireEvent.keyDown(field, { key: '/' });
    expect(document.activeElement === input).toBe(getsFocus);
    expect(onCalled).not.toHaveBeenCalled();
  });

  it('calls onCalled on / when the field is hidden', () => {
    renderSearchBox();
    isShown = false;
    fireEvent.keyDown(document.body, { key: '/' });
    expect(onCalled).toHaveBeenCalledTimes(1);
  });
});
