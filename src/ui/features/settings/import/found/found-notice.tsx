import { useState } from 'react';
import { noteSeen } from '#application/imports/run/look-note';
import { countNewTitles } from '#application/imports/run/quiet-look';
import { BROWSER_STORAGE } from '#application/service-keys';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { IMPORT_RECORD_MESSAGES } from '#ui/messages/data/import-records.messages.ts';
import { foundTitlesText } from '#ui/messages/data/unmatched-entries.messages.ts';
import { DISMISS_LABEL } from '#ui/messages/design.messages.ts';
import { useAccountRows } from '#ui/features/settings/import/use-account-rows.ts';
import { useQuietLook } from '#ui/features/settings/import/use-quiet-look.ts';
import { useService } from '#ui/services.tsx';
import type { FoundNoticeProps } from '#ui/shell/notices/member-notices.tsx';
import { IMPORT_PATH } from '#ui/shell/notices/use-look-to-do.ts';

/** Looks for the member's entries without a title, if that is due, and says until it is put away how many titles there are now. */
export const FoundNotice = ({ lists, underHeader }: FoundNoticeProps): React.JSX.Element | null => {
  const storage = useService(BROWSER_STORAGE);
  const rows = useAccountRows(lists).rows;
  useQuietLook(lists.uid, rows);
  const [, setPutAway] = useState(0);
  const count = countNewTitles(storage, lists.uid, rows.map(({ row }) => row));
  if (count === 0) return null;
  const putAway = (): void => {
    noteSeen(storage, lists.uid);
    setPutAway((times) => times + 1);
  };
  return (
    <div className={underHeader ? 'under-top' : ''}>
      <NoticeBar
        icon="search"
        action={(
          <div className="found-acts">
            <ButtonLink small to={IMPORT_PATH}>{IMPORT_RECORD_MESSAGES.show}</ButtonLink>
            <IconButton ref={moveFocusOnRemoval} small icon="close" label={DISMISS_LABEL} onClick={putAway} />
          </div>
        )}
      >
        {foundTitlesText(count)}
      </NoticeBar>
    </div>
  );
};
