import { DocumentHead } from '#ui/app/document-head.tsx';

/** Your e-mail, password, theme, region, data and account. */
export const SettingsPage = () => (
  <>
    <DocumentHead title="Settings" description="Your e-mail, password, theme, region, data and account." />
    <h1>Settings</h1>
  </>
);
