import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect, useRef, useState } from 'react';
import { readAllRows } from '#application/admin/read-all-rows';
import type { AdminBackend } from '#application/ports/admin-backend';
import { ADMIN_BACKEND, LOG } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor } from '#domain/shared/row-page';
import { Button } from '#ui/design/buttons/button.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { useService } from '#ui/services.tsx';
import type { SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';

type Props<A> = {
  readonly label: string;
  readonly selection: SelectionModel<A>;
  readonly idOf: (row: A) => string;
  /** Reads one page of the rows that are selected. */
  readonly page: (admin: AdminBackend, range: RowCursor, limit: number) => Answer<RowPage<A>>;
};

/** Selects the rows of all pages of a table. Shows how many have been read; clearing the selection stops reading. */
export const SelectAllButton = <A,>({ label, selection, idOf, page }: Props<A>): React.JSX.Element => {
  const admin = useService(ADMIN_BACKEND);
  const log = useService(LOG);
  const [count, setCount] = useState<number | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const select = async (): Promise<void> => {
    setCount(0);
    const onRead = (rows: number): boolean => {
      if (isMounted.current) setCount(rows);
      return isMounted.current;
    };
    const answer = await readAllRows((range, limit) => pipe(admin, TE.flatMap((backend) => page(backend, range, limit))), idOf, onRead)();
    if (!isMounted.current) return;
    setCount(null);
    if (E.isRight(answer)) selection.setAll(answer.right);
    else {
      log.failure('admin.select-all', answer.left);
      toast({ text: requestFailureText(answer.left), tone: 'bad' });
    }
  };
  return (
    <Button small busy={count !== null} onClick={() => void select()}>
      {count === null ? label : ADMIN_TABLE_MESSAGES.reading(count)}
    </Button>
  );
};
