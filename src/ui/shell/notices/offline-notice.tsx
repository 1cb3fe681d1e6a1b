import { BROWSER_STORAGE, NETWORK_STATUS } from '#application/service-keys';
import { isSignedIn } from '#domain/users/session';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { useService } from '#ui/services.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { offlineText } from '#ui/messages/offline.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import type { MemberNoticesProps } from './member-notices';
import { lastOnline, useRecordLastOnline } from '#ui/shell/providers/last-online.ts';

// Visitors never load them.
const MemberNotices = lazyOptionalPart<MemberNoticesProps>(() =>
  import('#ui/shell/layouts/after-sign-in.tsx').then((module) => module.MemberNotices));
const WaitingChanges = lazyOptionalPart(() => import('#ui/shell/layouts/after-sign-in.tsx').then((module) => module.WaitingChanges));

/**
 * Shows a notice while the browser is offline, with the time at which it last had a network. An unknown status, as at the start, counts as
 * online. Members see changes here that are not sent: how many wait for the network, and online why; there they also see
 * what their imports have found since.
 */
export const OfflineNotice = ({ underHeader, FoundNotice }: MemberNoticesProps): React.JSX.Element | null => {
  const online = useSubscription(useService(NETWORK_STATUS).online);
  const storage = useService(BROWSER_STORAGE);
  const { session } = useSession();
  useRecordLastOnline();
  if (online._tag !== 'success' || online.value)
    return isSignedIn(session) ? <MemberNotices underHeader={underHeader} FoundNotice={FoundNotice} /> : null;
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar>
        {offlineText(lastOnline(storage))}
        {isSignedIn(session) ? <WaitingChanges /> : null}
      </NoticeBar>
    </div>
  );
};
