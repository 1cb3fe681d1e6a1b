import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoteEditor } from './note-editor';

afterEach(cleanup);

/** Opens the note of a film for editing. */
const openNote = (note: string | null) => {
  const onSave = vi.fn();
  const editor = (stored: string | null) => (
    <>
      <NoteEditor title="Heat" note={stored} onSave={onSave} />
      <button type="button">Outside</button>
    </>
  );
  const { rerender } = render(editor(note));
  fireEvent.click(screen.getByRole('button', { name: /note/ }));
  return {
    onSave,
    type: (value: string) => fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true })),
    leave: () => fireEvent.pointerDown(screen.getByText('Outside')),
    /** Another tab stores a note. */
    change: (stored: string | null) => act(() => rerender(editor(stored))),
    field: () => screen.queryByRole<HTMLTextAreaElement>('textbox', { hidden: true })?.value ?? null,
    isOpen: () => screen.queryByRole('textbox', { hidden: true }) !== null,
  };
};

describe('NoteEditor', () => {
  it('saves on a click outside and shows the length', () => {
    const { onSave, type, leave, isOpen } = openNote(null);
    type(' De Niro ');
    expect(screen.getByText('7 of 1,000 characters')).toBeDefined();
    leave();
    expect([onSave.mock.calls, isOpen()]).toEqual([[['De Niro']], false]);
  });

  it('refuses a note that is too long and keeps its text', () => {
    const { onSave, type, press, leave, isOpen, field } = openNote('old');
    type('x'.repeat(1002));
    expect(screen.getByText('This is 2 characters too long. Shorten it to save it.')).toBeDefined();
    press('Save');
    leave();
    expect([onSave.mock.calls, isOpen(), field()?.length]).toEqual([[], true, 1002]);
    press('Cancel');
    expect([onSave.mock.calls, isOpen()]).toEqual([[], false]);
  });

  it('follows a change from another tab if nothing was typed', () => {
    const { onSave, change, leave, field } = openNote('old');
    change('theirs');
    expect(field()).toBe('theirs');
    leave();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows both texts if another tab changed the note meanwhile, and overwrites neither unasked', () => {
    const { onSave, type, change, leave, isOpen, field } = openNote('old');
    type('mine');
    change('theirs');
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('theirs');
    leave();
    expect([onSave.mock.calls, isOpen(), field()]).toEqual([[], true, 'mine']);
  });

  it('keeps mine', () => {
    const { onSave, type, change, press } = openNote('old');
    type('mine');
    change('theirs');
    press('Keep mine');
    press('Save');
    expect(onSave.mock.calls).toEqual([['mine']]);
  });

  it('takes theirs', () => {
    const { onSave, type, change, press, field } = openNote('old');
    type('mine');
    change('theirs');
    press('Take theirs');
    expect(field()).toBe('theirs');
    press('Save');
    expect(onSave).not.toHaveBeenCalled();
  });
});
