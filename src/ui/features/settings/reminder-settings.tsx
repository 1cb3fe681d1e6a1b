import type { ReactNode } from 'react';
import { APP_CONFIG } from '#application/service-keys';
import { REMINDERS_MESSAGES } from '#ui/messages/history/reminders.messages.ts';
import { useService } from '#ui/services.tsx';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { Reminders } from '#ui/features/reminders/reminders.tsx';

const ReminderPart = ({ children }: { readonly children: ReactNode }): React.JSX.Element => (
  <ProfilePart heading={REMINDERS_MESSAGES.heading}>{children}</ProfilePart>
);

/** Renders the section about reminders; nothing where the catalogue has no coming dates. */
export const ReminderSettings = (): React.JSX.Element | null =>
  useService(APP_CONFIG).isCatalogueCurrent ? <Reminders Section={ReminderPart} /> : null;
