import type { ReactNode } from 'react';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { REMINDERS_MESSAGES } from '#ui/messages/history/reminders.messages.ts';
import { Reminders } from '#ui/features/reminders/reminders.tsx';

const Section = ({ children }: { readonly children: ReactNode }): React.JSX.Element => (
  <section className="calendar-address" aria-labelledby="reminders">
    <SectionHead heading={REMINDERS_MESSAGES.heading} id="reminders" />
    {children}
  </section>
);

/** Renders the calendar's section about reminders. */
export const CalendarReminders = (): React.JSX.Element => <Reminders Section={Section} />;
