import { PageHead } from '#ui/design/page/page-head.tsx';
import { ADMIN_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DocumentHead } from '../../../app/navigation/document-head';

/** Renders the page of the admin area at its address. */
export const UserPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_TITLES.user} description={ADMIN_TITLES.user} noIndex />
    <PageHead heading={ADMIN_TITLES.user} size="l" />
  </>
);
