import { DataSettings } from '../settings/data-settings';
import { LeaveSettings } from '../settings/leave-settings';
import { RoomSettings } from '../settings/room-settings';
import { SignInSettings } from '../settings/sign-in-settings';
import { Part, ProfileFrame } from './profile-frame';

/** What one signs in with, how the room looks, one's data, and the way out. */
export const SettingsPage = (): React.JSX.Element => (
  <ProfileFrame heading="Settings" description="Your e-mail and password, the light of the room, your data and your account.">
    {(person, profile) => (
      <>
        <Part heading="Sign-in">
          <SignInSettings person={person} />
        </Part>
        <Part heading="The room">
          <RoomSettings key={person.uid} uid={person.uid} profile={profile} />
        </Part>
        <Part heading="Your data">
          <DataSettings key={person.uid} person={person} />
        </Part>
        <Part heading="Leaving" danger>
          <LeaveSettings email={person.email} />
        </Part>
      </>
    )}
  </ProfileFrame>
);
