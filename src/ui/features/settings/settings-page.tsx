import { DataSettings } from './data-settings';
import { RestoreSettings } from './restore-settings';
import { DeleteAccountSettings } from './delete-account-settings';
import { AppearanceSettings } from './appearance-settings';
import { SignInSettings } from './sign-in-settings';
import { SETTINGS_MESSAGES } from '../../messages/settings.messages';
import { ProfilePart, ProfileSection } from '../profile/profile-section';

/** Renders the settings page: sign-in, appearance, data export and import, and account deletion. */
export const SettingsPage = (): React.JSX.Element => (
  <ProfileSection heading={SETTINGS_MESSAGES.title} description={SETTINGS_MESSAGES.description}>
    {(person, profile) => (
      <>
        <ProfilePart heading={SETTINGS_MESSAGES.signIn}>
          <SignInSettings person={person} />
        </ProfilePart>
        <ProfilePart heading={SETTINGS_MESSAGES.display}>
          <AppearanceSettings key={person.uid} uid={person.uid} profile={profile} />
        </ProfilePart>
        <ProfilePart heading={SETTINGS_MESSAGES.data}>
          <DataSettings key={person.uid} person={person} />
          <RestoreSettings />
        </ProfilePart>
        <ProfilePart heading={SETTINGS_MESSAGES.account} danger>
          <DeleteAccountSettings email={person.email} />
        </ProfilePart>
      </>
    )}
  </ProfileSection>
);
