import { Navigate, useParams } from 'react-router-dom';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { ADMIN_NOT_FOUND_MESSAGES } from '#ui/messages/admin/admin.messages.ts';
import { AreaNotFound } from '#ui/shell/errors/area-not-found-page.tsx';

const DASHBOARD = '/admin/dashboard';

const UnknownPage = (): React.JSX.Element => (
  <AreaNotFound
    actions={
      <>
        <ButtonLink kind="go" to={DASHBOARD}>
          {ADMIN_NOT_FOUND_MESSAGES.dashboard}
        </ButtonLink>
        <ButtonLink to="/admin/manage-users">{ADMIN_NOT_FOUND_MESSAGES.users}</ButtonLink>
      </>
    }
  />
);

/** Renders the not-found page of the admin area; `/admin` itself leads to the dashboard. */
export const AdminNotFoundPage = (): React.JSX.Element => (useParams()['*'] === '' ? <Navigate to={DASHBOARD} replace /> : <UnknownPage />);
