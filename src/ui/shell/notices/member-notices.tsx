import type { FunctionComponent } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { UnsentNotice } from './unsent-notice';
import { useLookToDo } from './use-look-to-do';

export type FoundNoticeProps = { readonly lists: ListUseCases; readonly underHeader: boolean };
export type MemberNoticesProps = {
  readonly underHeader: boolean;
  /** Looks for a member's entries without a title, and says what is found. */
  readonly FoundNotice: FunctionComponent<FoundNoticeProps>;
};

/** Says members with a network what is not sent, and which titles of their imports the catalogue has now. */
export const MemberNotices = ({ underHeader, FoundNotice }: MemberNoticesProps): React.JSX.Element => {
  const lists = useLookToDo();
  return (
    <>
      <UnsentNotice underHeader={underHeader} />
      {lists === null ? null : <FoundNotice key={lists.uid} lists={lists} underHeader={underHeader} />}
    </>
  );
};
