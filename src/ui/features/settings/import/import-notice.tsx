import { useLocation } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { isWorking } from '#application/ports/import-journal';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { IMPORT_RECORD_MESSAGES, importNoticeText } from '#ui/messages/data/import-records.messages.ts';
import { IMPORT_PATH } from '#ui/shell/notices/use-look-to-do.ts';
import { usePreparingText } from '#ui/features/settings/import/look-up/use-preparing-text.ts';
import { ImportRunner } from './import-runner';
import { useImportRecords } from './records/use-import-records';
import { useImportWait } from './records/use-import-wait';

export type ImportNoticeProps = { readonly lists: ListUseCases; readonly underHeader: boolean };

/**
 * Runs the member's imports on every page, and says how far the one is that is prepared, or the first; their own page shows that itself.
 */
export const ImportNotice = ({ lists, underHeader }: ImportNoticeProps): React.JSX.Element | null => {
  const { journal, records } = useImportRecords(lists);
  const isOwnPage = useLocation().pathname === IMPORT_PATH;
  const preparing = usePreparingText(lists);
  const waitsFor = useImportWait(lists);
  if (journal === null || records._tag !== 'success') return null;
  const record = records.value.filter(isWorking).at(-1);
  const text = preparing ?? (record === undefined ? null : importNoticeText(record, waitsFor));
  return (
    <>
      <ImportRunner lists={lists} journal={journal} records={records.value} />
      {text === null || isOwnPage ? null : (
        <div className={underHeader ? 'under-top' : ''} data-unsent={preparing !== null || undefined}>
          <NoticeBar icon="upload" action={<ButtonLink small to={IMPORT_PATH}>{IMPORT_RECORD_MESSAGES.show}</ButtonLink>}>
            {text}
          </NoticeBar>
        </div>
      )}
    </>
  );
};
