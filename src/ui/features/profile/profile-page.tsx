import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PROFILE_MESSAGES } from '#ui/messages/profile.messages.ts';
import { ProfilePart, ProfileLayout } from './profile-layout';
import { ProfileFields } from './profile-fields';
import { ProfileHead } from './profile-head';
import { ProfileStats } from './profile-stats';

/** Renders the profile page: image, name, phone number and statistics. */
export const ProfilePage = (): React.JSX.Element => (
  <ProfileLayout heading={PROFILE_MESSAGES.title} description={PROFILE_MESSAGES.description}>
    {(person, profile) => (
      <>
        <ProfileHead person={person} />
        <div className="profile-two">
          <ProfilePart heading={PROFILE_MESSAGES.about}>
            <ProfileFields key={person.uid} person={person} profile={profile} />
          </ProfilePart>
          <ProfilePart heading={PROFILE_MESSAGES.numbers}>
            <ProfileStats person={person} profile={profile} />
            <ButtonLink small icon="star" className="profile-ratings" to="/user-profile/ratings">
              {PROFILE_MESSAGES.ratings}
            </ButtonLink>
          </ProfilePart>
        </div>
      </>
    )}
  </ProfileLayout>
);
