import { ExportDataSettings } from './export-data-settings';
import { ExportPartSettings } from './export-part-settings';
import { ImportLink } from './import-link';
import { DeleteAccountSettings } from './delete-account-settings';
import { AppearanceSettings } from './appearance-settings';
import { DemoSettings } from './demo-settings';
import { ReminderSettings } from './reminder-settings';
import { OfflineSettings } from './offline/offline-settings';
import { SignInSettings } from './sign-in-settings';
import { TurnedDownSettings } from '#ui/features/taste/turned-down-settings.tsx';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { ProfilePart, ProfileLayout } from '#ui/features/profile/profile-layout.tsx';

const ServicesSettings = __ON_TMDB__
  ? lazyOptionalPart<object>(() => import('#ui/features/services/services-settings.tsx').then((module) => module.ServicesSettings)) : null;

/**
 * Renders the settings page: sign-in, appearance, streaming services, reminders, titles without a network, data export and import, account
 * deletion, and on a demo its reset.
 */
export const SettingsPage = (): React.JSX.Element => (
  <ProfileLayout heading={SETTINGS_MESSAGES.title} description={SETTINGS_MESSAGES.description}>
    {(person, profile) => (
      <>
        <ProfilePart heading={SETTINGS_MESSAGES.signIn}>
          <SignInSettings person={person} />
        </ProfilePart>
        <ProfilePart heading={SETTINGS_MESSAGES.display}>
          <AppearanceSettings key={person.uid} uid={person.uid} profile={profile} />
        </ProfilePart>
        {ServicesSettings !== null && <ServicesSettings key={`${person.uid} services`} />}
        <ReminderSettings key={`${person.uid} reminders`} />
        <ProfilePart heading={TURNED_DOWN_MESSAGES.turnDown}>
          <TurnedDownSettings key={person.uid} uid={person.uid} />
        </ProfilePart>
        <OfflineSettings />
        <ProfilePart heading={SETTINGS_MESSAGES.data}>
          <ExportDataSettings key={person.uid} person={person} />
          <ExportPartSettings key={`${person.uid} parts`} person={person} />
          <ImportLink />
        </ProfilePart>
        <ProfilePart heading={SETTINGS_MESSAGES.account} danger>
          <DeleteAccountSettings email={person.email} />
        </ProfilePart>
        <DemoSettings />
      </>
    )}
  </ProfileLayout>
);
