import { PageHead } from '#ui/design/page/page-head.tsx';
import { ADMIN_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DocumentHead } from '../../../app/navigation/document-head';

/** Renders the page of the admin area at its address. */
export const AnyListPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_TITLES.list} description={ADMIN_TITLES.list} noIndex />
    <PageHead heading={ADMIN_TITLES.list} size="l" />
  </>
);
