import { DataSettings } from './data-settings';
import { DeleteAccountSettings } from './delete-account-settings';
import { AppearanceSettings } from './appearance-settings';
import { SignInSettings } from './sign-in-settings';
import { ProfilePart, ProfileSection } from '../profile/profile-section';

/** Renders the settings page: sign-in, appearance, data export and account deletion. */
export const SettingsPage = (): React.JSX.Element => (
  <ProfileSection heading="Settings" description="Your e-mail and password, the light of the room, your data and your account.">
    {(person, profile) => (
      <>
        <ProfilePart heading="Sign-in">
          <SignInSettings person={person} />
        </ProfilePart>
        <ProfilePart heading="The room">
          <AppearanceSettings key={person.uid} uid={person.uid} profile={profile} />
        </ProfilePart>
        <ProfilePart heading="Your data">
          <DataSettings key={person.uid} person={person} />
        </ProfilePart>
        <ProfilePart heading="Leaving" danger>
          <DeleteAccountSettings email={person.email} />
        </ProfilePart>
      </>
    )}
  </ProfileSection>
);
