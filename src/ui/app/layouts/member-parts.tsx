import { importingKey } from '#application/imports/run/importing-key';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { preloadModal } from '#ui/app/modals/preload-modal.ts';
import type { VerifyEmailNoticeProps } from '#ui/features/auth/action-email/verify-email-notice.tsx';
import { MemberControlsProvider } from '#ui/features/lists/hiding/member-controls-provider.tsx';
import { ListsLoader, useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import type { MemberControls } from '#ui/features/shared/member-controls.tsx';
import type { ImportNoticeProps } from '#ui/features/settings/import/import-notice.tsx';
import { SettingsSync } from '#ui/features/settings/settings-sync.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useService } from '#ui/services.tsx';
import { SessionNotices } from '#ui/shell/notices/session-notices.tsx';
import { StorageProblemNotice } from '#ui/shell/notices/storage-problem-notice.tsx';

export interface MemberPartsProps {
  /** Null if a member was signed in when the page was closed, but is not signed in now. */
  readonly person: SignedIn | null;
  /** True on pages that show the reminder to confirm the e-mail address. */
  readonly showsEmailReminder: boolean;
  readonly underHeader: boolean;
  /** Provides the member's buttons to the pages. */
  readonly onControls: (controls: MemberControls | null) => void;
}

/** Loaded until the member has confirmed the address. */
const VerifyEmailNotice = lazyOptionalPart<VerifyEmailNoticeProps>(() =>
  import('#ui/features/auth/action-email/verify-email-notice.tsx').then((module) => module.VerifyEmailNotice));
/** Loaded if this browser has an import to run. */
const ImportNotice = lazyOptionalPart<ImportNoticeProps>(() =>
  import('#ui/features/settings/load-import-page.ts').then((module) => module.loadImportNotice()));

/** Renders what only members need on every page: notices below the header, the effect of their settings, and their lists. */
export const MemberParts = ({ person, showsEmailReminder, underHeader, onControls }: MemberPartsProps): React.JSX.Element => {
  const lists = useListUseCases();
  const storage = useService(BROWSER_STORAGE);
  return (
    <>
      <StorageProblemNotice underHeader={underHeader} />
      {person !== null && showsEmailReminder && !person.emailVerified ? (
        <VerifyEmailNotice email={person.email} underHeader={underHeader} />
      ) : null}
      <SettingsSync person={person} />
      {person === null ? null : <ListsLoader uid={person.uid} underHeader={underHeader} preload={preloadModal} />}
      {lists === null ? null : <MemberControlsProvider lists={lists} onControls={onControls} />}
      {lists !== null && storage.local.get(importingKey(lists.uid)) !== null ? (
        <ImportNotice lists={lists} underHeader={underHeader} />
      ) : null}
      <SessionNotices />
    </>
  );
};
