import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { parseCalendarView, type CalendarView } from '#application/calendar/calendar-view-params';
import { CalendarMonth } from './calendar-month';

afterEach(cleanup);

const Month = (): React.JSX.Element => {
  const [view, setView] = useState<CalendarView>(parseCalendarView(new URLSearchParams('view=month')));
  return (
    <CalendarMonth view={view} change={(part) => setView({ ...view, ...part })} events={[]} today="2026-11-20" isSmall />
  );
};

it('“Today” leads a phone back to today from another day, also of the present month', () => {
  render(<MemoryRouter><Month /></MemoryRouter>);
  const today = screen.getByRole('button', { name: 'Today' });
  const isIdle = (): boolean => today.getAttribute('aria-disabled') === 'true';
  const selected = (): string | null => screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label');
  const first = selected();
  expect(isIdle()).toBe(true);
  for (const leave of [
    () => fireEvent.click(screen.getByRole('gridcell', { name: /^Friday, 27 November/ })),
    () => fireEvent.click(screen.getByRole('button', { name: 'Next month' })),
  ]) {
    leave();
    expect([isIdle(), selected() === first]).toEqual([false, false]);
    today.focus();
    fireEvent.click(today);
    expect([isIdle(), selected(), document.activeElement]).toEqual([true, first, today]);
  }
});
