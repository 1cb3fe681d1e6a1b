import { useEffect } from 'react';
import { isSignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { ScrollTopButton } from '#ui/design/overlays/scroll-top-button.tsx';
import { FAILURE_ACTION_LABELS } from '#ui/messages/failure.messages.ts';
import { NEW_VERSION_MESSAGES } from '#ui/messages/installed-app/new-version.messages.ts';
import { MEMBER_PARTS_NOTICE_TEXT } from '#ui/messages/member-parts.messages.ts';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useClearPositions } from '#ui/app/navigation/use-clear-positions.ts';
import { useLayerEntries } from '#ui/app/navigation/use-layer-entries.ts';
import { keepInstallOffer } from '#ui/shell/providers/install-offer.ts';
import type { FoundNoticeProps } from '#ui/shell/notices/member-notices.tsx';
import { OfflineNotice } from '#ui/shell/notices/offline-notice.tsx';
import { useClearPrivateData } from '#ui/shell/providers/use-clear-private-data.ts';
import { useSiteWorker } from '#ui/app/providers/use-site-worker.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { FocusRestoration, type FocusRestorationProps } from '#ui/app/navigation/focus-restoration.tsx';
import type { RecentTitlesSenderProps } from '#ui/shell/layouts/recent-titles-sender.tsx';
import type { MemberPhoneBarProps } from './phone-bar/member-phone-bar';
import './after-first-view.css';

/** Loaded after sign-in, because visitors never need it. */
const AfterSignIn = lazyOptionalPart<RecentTitlesSenderProps>(() =>
  import('#ui/shell/layouts/after-sign-in.tsx').then((module) => module.AfterSignIn),
);

/** Loaded after sign-in too. Without it, as without the visitors' bar, the header leads to the same places. */
const MemberPhoneBar = lazyOptionalPart<MemberPhoneBarProps>(() =>
  import('./phone-bar/member-phone-bar').then((module) => module.MemberPhoneBar),
);

const VisitorPhoneBar = lazyOptionalPart(() => import('./phone-bar/visitor-phone-bar').then((module) => module.VisitorPhoneBar));

/** Only iOS has the property; true in the installed app. Without the pictures the app starts with a white screen. */
const loadStartupImages = (): void => {
  if ((navigator as { readonly standalone?: boolean }).standalone !== false) return;
  void import('#ui/app/providers/startup-images.ts').then(({ addStartupImages }) => addStartupImages()).catch(() => undefined);
};

/**
 * Renders what no first view needs: the button that scrolls to the top, the focus that returns on Back, closing with Back, the
 * deletion of private data, the site's worker, what browsers need to install the app, the places at the bottom of a phone, and what only
 * members need.
 */
export const AfterFirstViewParts = (props: FocusRestorationProps): React.JSX.Element => {
  const { loading, session, isSessionExpected } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const knownUid = loading ? undefined : uid;
  useLayerEntries();
  useEffect(loadStartupImages, []);
  useClearPrivateData(knownUid, isSessionExpected);
  useClearPositions(knownUid);
  const modal = useModal();
  useEffect(keepInstallOffer, []);
  useSiteWorker(knownUid, isSessionExpected, (onConfirm) =>
    modal.open({ name: 'confirmation', properties: { ...NEW_VERSION_MESSAGES.ask, isFinal: true, onConfirm } }));
  return (
    <>
      <ScrollTopButton />
      <FocusRestoration {...props} />
      {isSignedIn(session) ? (
        <>
          <AfterSignIn uid={session.uid} />
          <MemberPhoneBar person={session} />
        </>
      ) : knownUid === null && !isSessionExpected ? <VisitorPhoneBar /> : null}
    </>
  );
};

/** Loaded if entries without a title are looked for. */
const FoundNotice = lazyOptionalPart<FoundNoticeProps>(() =>
  import('#ui/features/settings/load-import-page.ts').then((module) => module.loadFoundNotice()));

export interface LateNoticesProps {
  readonly underHeader: boolean;
}

/** Renders the notices below the header that no first view needs. */
export const LateNotices = ({ underHeader }: LateNoticesProps): React.JSX.Element => (
  <OfflineNotice underHeader={underHeader} FoundNotice={FoundNotice} />
);

export interface FailedMemberPartsProps extends FailedPartProps {
  readonly underHeader: boolean;
}

/** Says that what only members see did not load, and offers to load it again. */
export const FailedMemberParts = ({ underHeader, onRetry }: FailedMemberPartsProps): React.JSX.Element => (
  <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
    <NoticeBar icon="warn" action={<Button small onClick={onRetry}>{FAILURE_ACTION_LABELS.retry}</Button>}>
      {MEMBER_PARTS_NOTICE_TEXT}
    </NoticeBar>
  </div>
);
