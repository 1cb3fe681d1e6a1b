import { isBulkComplete, unfinishedBulkIds } from '#application/admin/bulk-machine';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { BULK_REPORT_MESSAGES, bulkReasonText } from '#ui/messages/admin/bulk.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import type { BulkControl } from './use-bulk-change';
import './bulk-progress-dialog.css';

type Props = {
  readonly bulk: BulkControl;
  /** Name of the act: "Disable 3 users". */
  readonly title: string;
  /** Name of a row by its id. */
  readonly nameOf: (id: string) => string;
  /** Called when the report is closed; the page reads its data again. */
  readonly onClosed: () => void;
};

/** Renders the progress of a bulk change, with Cancel, and then what was refused and why, with "Try again" for just those. */
export const BulkProgressDialog = ({ bulk, title, nameOf, onClosed }: Props): React.JSX.Element => {
  const { context, isRunning, isFinished } = bulk;
  const { ids, outcomes, failure } = context;
  const refused = outcomes.flatMap(({ id, refused: why }) => (why === null ? [] : [{ id, why }]));
  const done = outcomes.length - refused.length;
  const close = (): void => {
    if (isRunning) return bulk.cancel();
    bulk.close();
    onClosed();
  };
  return (
    <Modal open={isRunning || isFinished} onClose={close} title={title}>
      <div className="bulk-report">
        <progress value={outcomes.length} max={Math.max(1, ids.length)} aria-label={title} />
        <p className="num" role="status">
          {isRunning && context.isCancelled ? BULK_REPORT_MESSAGES.stopping : BULK_REPORT_MESSAGES.done(done, ids.length)}
        </p>
        {failure !== null && <FormNote tone="bad">{requestFailureText(failure)}</FormNote>}
        {isFinished && refused.length > 0 && (
          <>
            <h3>{BULK_REPORT_MESSAGES.refused(refused.length)}</h3>
            {/* A list that scrolls needs the focus for the arrow keys. */}
            <ul className="bulk-refused" tabIndex={0} aria-label={BULK_REPORT_MESSAGES.refused(refused.length)}>
              {refused.map(({ id, why }) => (
                <li key={id}>
                  <b>
                    <bdi>{truncateName(nameOf(id))}</bdi>
                  </b>{' '}
                  {bulkReasonText(why)}
                </li>
              ))}
            </ul>
          </>
        )}
        {isFinished && context.waiting.length > 0 && <p>{BULK_REPORT_MESSAGES.notSent(context.waiting.length)}</p>}
      </div>
      <div className="form-acts">
        {isRunning ? (
          <Button data-autofocus onClick={bulk.cancel} aria-disabled={context.isCancelled || undefined}>
            {BULK_REPORT_MESSAGES.cancel}
          </Button>
        ) : (
          <>
            <Button kind={isBulkComplete(context) ? 'go' : 'plain'} onClick={close}>
              {BULK_REPORT_MESSAGES.close}
            </Button>
            {!isBulkComplete(context) && (
              <Button kind="go" icon="undo" onClick={bulk.retry}>
                {BULK_REPORT_MESSAGES.retry(unfinishedBulkIds(context).length)}
              </Button>
            )}
          </>
        )}
      </div>
    </Modal>
  );
};
