import type { KeyboardEvent } from 'react';

const CONTROL = 'a, button, input';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Returns the cell and the place of a control in its cell. */
const placeOf = (control: Element): { readonly row: Element; readonly cell: number; readonly index: number } | null => {
  const [row, cell] = [control.closest('tr'), control.closest('td')];
  if (row === null || cell === null) return null;
  return { row, cell: [...row.children].indexOf(cell), index: [...cell.querySelectorAll(CONTROL)].indexOf(control) };
};

/** Moves the focus to the same control of another row: arrow keys to the neighbours, Home and End to the first and last row. */
export const moveInColumn = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || event.defaultPrevented || !(target instanceof Element) || target.closest('[popover], dialog') !== null) return;
  const place = placeOf(target);
  if (place === null) return;
  const rows = [...currentTarget.children];
  const to = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(place.row) + step))];
  const cell = to?.children[place.cell];
  const controls = [...(cell?.querySelectorAll<HTMLElement>(CONTROL) ?? [])];
  const control = controls[Math.min(place.index, controls.length - 1)];
  if (control === undefined) return;
  event.preventDefault();
  control.focus();
};
