import { PageHead } from '#ui/design/page/page-head.tsx';
import { ADMIN_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DocumentHead } from '../../../app/navigation/document-head';

/** Renders the page of the admin area at its address. */
export const DashboardPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_TITLES.dashboard} description={ADMIN_TITLES.dashboard} noIndex />
    <PageHead heading={ADMIN_TITLES.dashboard} size="l" />
  </>
);
