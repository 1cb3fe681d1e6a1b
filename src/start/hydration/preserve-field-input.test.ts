// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveFieldInput } from './preserve-field-input';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const PAGE = '<header><input name="query"></header><main><input name="query" value="alien"><textarea name="note"></textarea></main>';
const pageWith = (markup: string): HTMLElement => {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  return container;
};
const fields = (container: HTMLElement): ReadonlyArray<HTMLInputElement> => [
  ...container.querySelectorAll<HTMLInputElement>('input, textarea'),
];
const field = (container: HTMLElement, index: number): HTMLInputElement => {
  const found = fields(container)[index];
  if (found === undefined) throw new Error(`The page has no field ${index}.`);
  return found;
};
/** Replaces the page, as React does when it renders one for the first time. */
const replace = async (container: HTMLElement, markup = PAGE): Promise<void> => {
  container.innerHTML = markup;
  await vi.advanceTimersByTimeAsync(0);
};

describe('preserveFieldInput', () => {
  it('keeps texts, focus and caret of the fields with the same name and place', async () => {
    const container = pageWith(PAGE);
    const [header, main] = [field(container, 0), field(container, 1)];
    field(container, 2).value = 'two lines';
    preserveFieldInput(container);
    main.focus();
    // Typed after the app has started, without another event.
    main.value = 'aliens';
    main.setSelectionRange(2, 4);
    await replace(container);
    const after = fields(container);
    expect(after.map(({ value }) => value)).toEqual(['', 'aliens', 'two lines']);
    expect(document.activeElement).toBe(after[1]);
    expect([after[1]?.selectionStart, after[1]?.selectionEnd]).toEqual([2, 4]);
    expect(after).not.toContain(header);
  });

  it('tells the app about the text, and leaves fields alone that nobody changed', async () => {
    const container = pageWith(PAGE);
    const entered: string[] = [];
    container.addEventListener('input', ({ target }) => entered.push((target as HTMLInputElement).value));
    preserveFieldInput(container);
    field(container, 0).value = 'heat';
    await replace(container, PAGE.replace('alien', 'the page has its own text'));
    expect(entered).toEqual(['heat']);
    expect(field(container, 1).value).toBe('the page has its own text');
  });

  it('does not take the focus from where the person has moved it', async () => {
    const container = pageWith(PAGE);
    preserveFieldInput(container);
    const [header, main] = [field(container, 0), field(container, 1)];
    main.focus();
    header.focus();
    header.blur();
    await vi.advanceTimersByTimeAsync(0);
    await replace(container);
    expect(document.activeElement).toBe(document.body);
  });

  it('sets the caret in a field that takes the focus by itself', async () => {
    const container = pageWith('<input name="query" value="heat">');
    preserveFieldInput(container);
    field(container, 0).focus();
    field(container, 0).setSelectionRange(1, 1);
    container.innerHTML = '<input name="query" value="heat">';
    field(container, 0).focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(field(container, 0).selectionStart).toBe(1);
  });

  it('waits for a field that the new page shows later, for five seconds', async () => {
    const container = pageWith(PAGE);
    preserveFieldInput(container);
    fields(container).forEach((field) => {
      field.value = 'typed';
    });
    await replace(container, '<header><input name="query"></header>');
    expect(field(container, 0).value).toBe('typed');
    await replace(container, '<header></header><main><input name="query"><input name="query"></main>');
    expect(fields(container).map(({ value }) => value)).toEqual(['', 'typed']);
    await vi.advanceTimersByTimeAsync(5000);
    await replace(container);
    expect(field(container, 2).value).toBe('');
  });
});
