import { useVisitorData } from '#ui/shell/providers/use-visitor-data.ts';
import { useKeptLists } from '#ui/shell/providers/use-kept-lists.ts';
import { useOutboxSync } from '#ui/shell/providers/use-outbox-sync.ts';
import { useReminderPlace } from '#ui/shell/providers/use-reminder-place.ts';
import { useSentSignIns } from '#ui/shell/providers/use-sent-sign-ins.ts';
import { useInstallHint } from '#ui/shell/providers/use-install-hint.ts';
import { PullToCheck } from '#ui/shell/pull/pull-to-check.tsx';
import { RecentTitlesSender, type RecentTitlesSenderProps } from './recent-titles-sender';

/**
 * Runs what only members need after the first view: the batches of opened titles, what a visitor left for a new account, the lists for a
 * start without a network, changes that a closed app sends, the note of the sign-in, the time zone for reminders, the hint that the app can
 * be installed, and pulling a list down.
 */
export const AfterSignIn = (props: RecentTitlesSenderProps): React.JSX.Element => {
  useInstallHint();
  useKeptLists();
  useOutboxSync();
  useSentSignIns();
  useReminderPlace();
  useVisitorData(props.uid);
  return (
    <>
      <RecentTitlesSender {...props} />
      <PullToCheck />
    </>
  );
};

export { MemberNotices } from '#ui/shell/notices/member-notices.tsx';
export { WaitingChanges } from '#ui/shell/notices/unsent-notice.tsx';
