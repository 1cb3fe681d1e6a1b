import { useVisitorData } from '#ui/shell/providers/use-visitor-data.ts';
import { useInstallHint } from '#ui/shell/providers/use-install-hint.ts';
import { RecentTitlesSender, type RecentTitlesSenderProps } from './recent-titles-sender';

/**
 * Runs what only members need after the first view: the batches of opened titles, what a visitor left for a new account, and the hint that
 * the app can be installed.
 */
export const AfterSignIn = (props: RecentTitlesSenderProps): React.JSX.Element => {
  useInstallHint();
  useVisitorData(props.uid);
  return <RecentTitlesSender {...props} />;
};

export { UnsentNotice } from '#ui/shell/notices/unsent-notice.tsx';
