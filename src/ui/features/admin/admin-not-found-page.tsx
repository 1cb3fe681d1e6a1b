import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { ADMIN_NOT_FOUND } from '#ui/messages/admin/admin.messages.ts';
import { AreaNotFound } from '../../app/errors/area-not-found-page';

/** Renders the not-found page of the admin area. */
export const AdminNotFoundPage = (): React.JSX.Element => (
  <AreaNotFound
    actions={
      <>
        <ButtonLink kind="go" to="/admin/dashboard">
          {ADMIN_NOT_FOUND.dashboard}
        </ButtonLink>
        <ButtonLink to="/admin/manage-users">{ADMIN_NOT_FOUND.users}</ButtonLink>
      </>
    }
  />
);
