import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FocusKeeper } from './keep-focus';

const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(() => setTimeout(resolve))));
const press = (target: Element, pointerType: string): void => {
  target.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
};
let toasts = document.createElement('div');
/** Goes from the focused part of the page to the toast. */
const goToToast = async (from: string): Promise<HTMLElement> => {
  render(
    <main id="main">
      <FocusKeeper />
      <p>Blank</p>
      <button>Menu</button>
      <input aria-label="Note" />
      <input aria-label="Seen" type="checkbox" />
    </main>,
  );
  screen.getByRole(from === 'Note' ? 'textbox' : from === 'Seen' ? 'checkbox' : 'button', { name: from }).focus();
  toasts.innerHTML = '<div><button>Undo</button></div>';
  await settle();
  return screen.getByText('Undo');
};
const closeToast = async (): Promise<Element | null> => {
  toasts.replaceChildren();
  await settle();
  return document.activeElement;
};

beforeEach(() => {
  toasts = document.body.appendChild(document.createElement('div'));
  toasts.className = 'toasts';
});
afterEach(() => {
  cleanup();
  toasts.remove();
});

describe('FocusKeeper, when a toast closes', () => {
  it('leaves the focus alone after a press on a blank part of the page', async () => {
    const undo = await goToToast('Menu');
    undo.focus();
    press(screen.getByText('Blank'), 'touch');
    await settle();
    expect(await closeToast()).toBe(document.body);
  });

  it.each<[string, string]>([
    ['Note', 'mouse'],
    ['Menu', 'touch'],
    ['Seen', 'touch'],
  ])('returns the focus to “%s” after a press by %s', async (from, pointer) => {
    const undo = await goToToast(from);
    press(undo, pointer);
    undo.focus();
    expect(await closeToast()).toBe(screen.queryByLabelText(from) ?? screen.getByText(from));
  });

  it('does not open the keyboard of a phone again: a touch returns the focus to no text field', async () => {
    const undo = await goToToast('Note');
    press(undo, 'touch');
    undo.focus();
    expect(await closeToast()).toBe(document.body);
  });

  it('returns the focus to a text field after a key, also if another toast was touched before', async () => {
    const undo = await goToToast('Note');
    press(undo, 'touch');
    undo.focus();
    screen.getByLabelText('Note').focus();
    undo.focus();
    expect(await closeToast()).toBe(screen.getByLabelText('Note'));
  });
});
