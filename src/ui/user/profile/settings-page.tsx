import { DataSettings } from '../settings/data-settings';
import { DeleteAccountSettings } from '../settings/leave-settings';
import { AppearanceSettings } from '../settings/room-settings';
import { SignInSettings } from '../settings/sign-in-settings';
import { ProfilePart, ProfileSection } from './profile-frame';

/** What one signs in with, how the room looks, one's data, and the way out. */
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
