import { ProfilePart, ProfileSection } from './profile-section';
import { ProfileFields } from './profile-fields';
import { ProfileHead } from './profile-head';
import { ProfileStats } from './profile-stats';

/** Renders the profile page: image, name, phone number and statistics. */
export const ProfilePage = (): React.JSX.Element => (
  <ProfileSection heading="Profile" description="Your name, your picture and numbers about your lists.">
    {(person, profile) => (
      <>
        <ProfileHead person={person} />
        <div className="profile-two">
          <ProfilePart heading="About you">
            <ProfileFields key={person.uid} person={person} profile={profile} />
          </ProfilePart>
          <ProfilePart heading="In numbers">
            <ProfileStats profile={profile} />
          </ProfilePart>
        </div>
      </>
    )}
  </ProfileSection>
);
