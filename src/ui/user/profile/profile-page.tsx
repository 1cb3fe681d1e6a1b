import { Part, ProfileFrame } from './profile-frame';
import { ProfileForm } from './profile-form';
import { ProfileHead } from './profile-head';
import { ProfileNumbers } from './profile-numbers';

/** Who one is here: name, phone number, picture, and what the profile tells in numbers. */
export const ProfilePage = (): React.JSX.Element => (
  <ProfileFrame heading="Profile" description="Your name, your picture and numbers about your lists.">
    {(person, profile) => (
      <>
        <ProfileHead person={person} />
        <div className="profile-two">
          <Part heading="About you">
            <ProfileForm key={person.uid} person={person} profile={profile} />
          </Part>
          <Part heading="In numbers">
            <ProfileNumbers profile={profile} />
          </Part>
        </div>
      </>
    )}
  </ProfileFrame>
);
