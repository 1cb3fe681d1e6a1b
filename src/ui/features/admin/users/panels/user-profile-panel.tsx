import { CLOCK } from '#application/service-keys';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { USER_PAGE_MESSAGES } from '#ui/messages/admin/user-page.messages.ts';
import { EMAIL_CONFIRMED_LABELS, lastSignInText } from '#ui/messages/admin/users.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { useService } from '#ui/services.tsx';
import { RoleTag, StateTag } from '#ui/features/admin/users/table/user-columns.tsx';

/** Renders the profile, role and state of a user. */
export const UserProfilePanel = ({ user }: { readonly user: DirectoryEntry }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return (
    <Panel heading={USER_PAGE_MESSAGES.profile}>
      <FactSheet
        facts={[
          { term: USER_PAGE_MESSAGES.name, value: <bdi className="user-email">{truncateName(user.name)}</bdi> },
          {
            term: USER_PAGE_MESSAGES.email,
            value: (
              <span className="user-address">
                <bdi>{truncateName(user.email)}</bdi>
                <Tag tone={user.emailVerified ? 'leaf' : 'amber'}>
                  {user.emailVerified ? EMAIL_CONFIRMED_LABELS.yes : EMAIL_CONFIRMED_LABELS.no}
                </Tag>
              </span>
            ),
          },
          { term: USER_PAGE_MESSAGES.phone, value: user.phoneNumber === null ? null : truncateName(user.phoneNumber) },
          { term: USER_PAGE_MESSAGES.role, value: <RoleTag role={user.role} /> },
          { term: USER_PAGE_MESSAGES.state, value: <StateTag disabled={user.disabled} /> },
          { term: USER_PAGE_MESSAGES.joined, value: formatShortDateTime(user.createdAt, now) },
          { term: USER_PAGE_MESSAGES.signIn, value: lastSignInText(user.lastSignInAt, (at) => formatShortDateTime(at, now)) },
          {
            term: USER_PAGE_MESSAGES.sessionsEnded,
            value: user.sessionsSince === 0 ? USER_PAGE_MESSAGES.neverEnded : formatShortDateTime(user.sessionsSince, now),
          },
          { term: USER_PAGE_MESSAGES.id, value: user.uid },
        ]}
      />
    </Panel>
  );
};
