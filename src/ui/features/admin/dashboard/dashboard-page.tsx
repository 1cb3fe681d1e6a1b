import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { BannerPanel } from '#ui/features/admin/banners/banner-panel.tsx';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { GenreImagesPanel } from './genre-images-panel';
import { LastEntriesPanel } from './last-entries-panel';
import { MostListedPanel } from './most-listed-panel';
import { NewAccountsPanel } from './new-accounts-panel';
import { TotalsPanel } from './totals-panel';
import { UnreadPanel } from './unread-panel';
import './dashboard.css';

/** Renders the numbers of the site and the last changes. Each panel loads and fails on its own. */
export const DashboardPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={ADMIN_PAGE_TITLES.dashboard} description={DASHBOARD_MESSAGES.description} noIndex />
    <AdminHead
      heading={ADMIN_PAGE_TITLES.dashboard}
      note={DASHBOARD_MESSAGES.today(useNow())}
      actions={
        <>
          <ButtonLink to="/admin/audit">{ADMIN_PAGE_TITLES.audit}</ButtonLink>
          <ButtonLink to="/admin/feedback">{ADMIN_PAGE_TITLES.feedback}</ButtonLink>
        </>
      }
    />
    <div className="admin-body dashboard">
      <TotalsPanel />
      <div className="dash-wide">
        <NewAccountsPanel />
      </div>
      <div className="dash-narrow">
        <MostListedPanel />
      </div>
      <div className="dash-half">
        <LastEntriesPanel />
      </div>
      <div className="dash-half">
        <UnreadPanel />
      </div>
      <BannerPanel />
      <GenreImagesPanel />
    </div>
  </>
);
