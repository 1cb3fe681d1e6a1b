import * as O from 'fp-ts/Option';
import { useParams } from 'react-router-dom';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { USER_PAGE_MESSAGES } from '#ui/messages/admin/user-page.messages.ts';
import { USER_ACTION_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { shownUserName, truncateName } from '#ui/messages/admin/shown-name.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useLeave } from '#ui/shell/navigation/use-leave.ts';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { UserAccountActions } from '#ui/features/admin/users/forms/user-account-actions.tsx';
import { UserAuditPanel } from '#ui/features/admin/users/panels/user-audit-panel.tsx';
import { UserListsPanel } from '#ui/features/admin/users/panels/user-lists-panel.tsx';
import { UserProfilePanel } from '#ui/features/admin/users/panels/user-profile-panel.tsx';
import { ADMIN_USERS_PATH } from './user-address';
import { useUserActions } from './use-user-actions';
import './user-page.css';

const CRUMBS = [{ label: ADMIN_PAGE_TITLES.users, to: ADMIN_USERS_PATH }];

const FoundUser = ({ user }: { readonly user: DirectoryEntry }): React.JSX.Element => {
  const leave = useLeave(ADMIN_USERS_PATH);
  const { edit, blockedReason } = useUserActions();
  return (
    <>
      <DocumentHead title={shownUserName(user)} description={USER_PAGE_MESSAGES.description} noIndex />
      <AdminHead
        heading={shownUserName(user)}
        crumbs={CRUMBS}
        note={
          <span className="user-head">
            <Avatar name={user.name} image={user.photoURL} />
            <bdi>{truncateName(user.email)}</bdi>
          </span>
        }
        actions={
          <Button kind="go" icon="edit" disabled={blockedReason(user) !== null} onClick={() => edit(user)}>
            {USER_ACTION_MESSAGES.edit}
          </Button>
        }
      />
      <div className="admin-body user-page">
        <div className="user-column">
          <UserProfilePanel user={user} />
          <UserAuditPanel uid={user.uid} />
        </div>
        <div className="user-column">
          <Panel heading={USER_PAGE_MESSAGES.actions}>
            <UserAccountActions user={user} onDeleted={leave} />
          </Panel>
          <UserListsPanel uid={user.uid} />
        </div>
      </div>
    </>
  );
};

const AnyHead = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_PAGE_TITLES.user} description={USER_PAGE_MESSAGES.description} noIndex />
    <AdminHead heading={ADMIN_PAGE_TITLES.user} crumbs={CRUMBS} />
  </>
);

const MissingUser = (): React.JSX.Element => (
  <>
    <AnyHead />
    <StatePanel
      kind="not-found"
      actions={
        <ButtonLink kind="go" to={ADMIN_USERS_PATH}>
          {USER_PAGE_MESSAGES.back}
        </ButtonLink>
      }
    >
      {USER_PAGE_MESSAGES.notFound}
    </StatePanel>
  </>
);

const UserAt = ({ uid }: { readonly uid: UserId }): React.JSX.Element => {
  const { value, failure, retry } = useAdminQuery(`users/${uid}`, ({ users }) => users.find(uid));
  if (failure !== null)
    return (
      <>
        <DocumentHead title={ADMIN_PAGE_TITLES.user} description={USER_PAGE_MESSAGES.description} noIndex />
        <FailureState failure={failure} retry={retry} level={1} />
      </>
    );
  if (value === null)
    return (
      <>
        <AnyHead />
        <div className="admin-body">
          <LoadingRegion label={USER_PAGE_MESSAGES.loading}>
            <LinesSkeleton lines={8} />
          </LoadingRegion>
        </div>
      </>
    );
  return O.isNone(value) ? <MissingUser /> : <FoundUser user={value.value} />;
};

/** Renders one user: profile, actions, lists and audit trail. */
export const UserPage = (): React.JSX.Element => {
  const { uid } = useParams();
  return UserId.is(uid) ? <UserAt key={uid} uid={uid} /> : <MissingUser />;
};
