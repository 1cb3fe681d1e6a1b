import { Fragment } from 'react';
import type { AuditEntry } from '#domain/audit/audit';
import { displayListName } from '#domain/lists/list-name';
import { auditSentenceTemplate } from '#ui/messages/admin/audit-sentence.messages.ts';
import { auditBannerLabel, auditMessageLabel, AUDIT_TARGET_KIND_NAMES, NO_TARGET_TEXT } from '#ui/messages/admin/audit.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';

type Props = { readonly entry: AuditEntry; /** Names of users by uid. */ readonly names: ReadonlyMap<string, string> };

/** Returns the name of what an entry concerns: as it was at the time of the call, else as it is, else the id. */
export const targetName = ({ entry: { target }, names }: Props): string => {
  if (target === null) return NO_TARGET_TEXT;
  if (target.kind === 'banner' && target.id !== '') return auditBannerLabel(target.id);
  if (target.kind === 'feedback' && target.name !== null) return auditMessageLabel(target.name);
  if (target.kind === 'list' && target.name !== null) return truncateName(displayListName(target.name));
  return truncateName(target.name ?? names.get(target.id) ?? (target.id === '' ? AUDIT_TARGET_KIND_NAMES[target.kind] : target.id));
};

/** Returns the name of the admin who made the call; the id if the account is gone. */
export const callerName = ({ entry, names }: Props): string => truncateName(names.get(entry.by) ?? entry.by);

/** Returns the sentence of an entry as plain text. */
export const auditPlainText = (props: Props): string =>
  auditSentenceTemplate(props.entry)
    .replace('{by}', () => callerName(props))
    .replace('{target}', () => targetName(props));

/** Renders what happened as a sentence. Names are isolated, because they can be in another direction. */
export const AuditText = (props: Props): React.JSX.Element => (
  <span className="audit-text">
    {auditSentenceTemplate(props.entry).split(/(\{by\}|\{target\})/).map((part, index) =>
      part === '{by}' || part === '{target}' ? (
        <b key={part}>
          <bdi>{part === '{by}' ? callerName(props) : targetName(props)}</bdi>
        </b>
      ) : (
        <Fragment key={`text ${index}`}>{part}</Fragment>
      ),
    )}
  </span>
);
