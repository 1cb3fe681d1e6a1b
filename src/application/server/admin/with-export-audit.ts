import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AuditWriter, AuditCall, AuditEntry } from '#domain/audit/audit';
import { formatExportCursor, parseExportCursor } from '#domain/exports/export-cursor';
import type { Answer } from '#domain/shared/answer';
import { invalid, type Failure } from '#domain/shared/failure';
import type { Clock } from '#application/ports/clock';
import type { ServerResult } from '#application/server/server-deps';
import { withAudit } from '#application/server/with-audit';

/** The parts of a file can be read this long after the first one, in ms: 24 hours. */
export const EXPORT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Adds the file's audit entry to the place of the next part. */
const withEntryId =
  (entryId: string) =>
  <A extends ServerResult>(result: A): A => {
    const { file } = result;
    return file === undefined || file.cursor === null
      ? result
      : { ...result, file: { ...file, cursor: formatExportCursor(entryId, file.cursor) } };
  };

/**
 * Returns whether an entry is that of the first part of a file that this call may continue: a file of everything, with titles if the call
 * asks for them, by the same admin, that succeeded within the last 24 hours.
 */
const isFirstPart = (entry: AuditEntry | null, call: Pick<AuditCall, 'by' | 'action' | 'input'>, now: number): boolean =>
  entry !== null &&
  entry.by === call.by &&
  entry.action === call.action &&
  entry.input['uids'] === undefined &&
  entry.input['titles'] === call.input['titles'] &&
  entry.outcome?.status === 'succeeded' &&
  entry.at >= now - EXPORT_MAX_AGE_MS;

/**
 * Like `withAudit`, for files in parts: the first part leaves an entry, and a later one is only returned to the admin whose entry its
 * `input.cursor` names. Fails with `invalid` for other cursors.
 */
export const withExportAudit = <A extends ServerResult>(
  deps: { readonly audit: AuditWriter; readonly clock: Clock },
  call: Omit<AuditCall, 'at' | 'target'>,
  run: Answer<A>,
  onAuditError: (failure: Failure) => void,
): Answer<A> => {
  const { cursor, uids } = call.input;
  // A file of chosen users has one part, whatever the cursor is.
  if (typeof cursor !== 'string' || uids !== undefined)
    return pipe(withAudit(deps, call, run, onAuditError), TE.map(withEntryId(call.requestId)));
  const { entryId } = parseExportCursor(cursor);
  return pipe(
    deps.audit.find(entryId),
    TE.flatMap((entry) => (isFirstPart(entry, call, deps.clock.now()) ? run : TE.left(invalid('cursor', 'unknown')))),
    TE.map(withEntryId(entryId)),
  );
};
