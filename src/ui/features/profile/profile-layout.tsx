import type { ReactNode } from 'react';
import type { SignedIn } from '#domain/users/session';
import type { User } from '#domain/users/user';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinkTabs } from '#ui/design/page/link-tabs.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { PROFILE_MESSAGES } from '#ui/messages/profile.messages.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import './profile-page.css';

const TABS = [
  { to: '/user-profile', label: PROFILE_MESSAGES.profileTab },
  { to: '/user-profile/settings', label: PROFILE_MESSAGES.settingsTab },
];

type Props = {
  readonly heading: string;
  readonly description: string;
  /** Address of the current tab, for a page below it. */
  readonly tab?: string;
  readonly children: (person: SignedIn, profile: User) => ReactNode;
};

/** Says that the profile is not known, until it is. */
export const ProfileError = (): React.JSX.Element => (
  <StatePanel
    kind="error"
    actions={
      <Button kind="go" icon="undo" onClick={() => window.location.reload()}>
        {PROFILE_MESSAGES.retry}
      </Button>
    }
  >
    {PROFILE_MESSAGES.loadFailed}
  </StatePanel>
);

/** Lays out the profile and settings pages: heading, tabs, and an error if the profile could not be loaded. */
export const ProfileLayout = ({ heading, description, tab, children }: Props): React.JSX.Element => {
  const person = useMember();
  return (
    <div className="profile">
      <DocumentHead title={heading} description={description} noIndex />
      <DisplayHeading level={1} size="l" focusable>
        {heading}
      </DisplayHeading>
      <LinkTabs tabs={TABS.map((each) => (each.to === tab ? { ...each, current: true } : each))} label={PROFILE_MESSAGES.tabs} flush />
      {person === null ? null : person.profile === null ? <ProfileError /> : children(person, person.profile)}
    </div>
  );
};

/** Renders a section of a profile or settings page. */
export const ProfilePart = ({
  heading, children, danger = false,
}: {
  readonly heading: string;
  readonly children: ReactNode;
  readonly danger?: boolean;
}) => (
  <section className={danger ? 'profile-section danger' : 'profile-section'} aria-label={heading}>
    <h2>{heading}</h2>
    {children}
  </section>
);
