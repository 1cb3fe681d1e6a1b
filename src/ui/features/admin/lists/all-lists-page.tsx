import { PageHead } from '#ui/design/page/page-head.tsx';
import { ADMIN_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DocumentHead } from '../../../app/navigation/document-head';

/** Renders the page of the admin area at its address. */
export const AllListsPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_TITLES.lists} description={ADMIN_TITLES.lists} noIndex />
    <PageHead heading={ADMIN_TITLES.lists} size="l" />
  </>
);
