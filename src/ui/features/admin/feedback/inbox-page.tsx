import { PageHead } from '#ui/design/page/page-head.tsx';
import { ADMIN_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DocumentHead } from '../../../app/navigation/document-head';

/** Renders the page of the admin area at its address. */
export const InboxPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_TITLES.feedback} description={ADMIN_TITLES.feedback} noIndex />
    <PageHead heading={ADMIN_TITLES.feedback} size="l" />
  </>
);
