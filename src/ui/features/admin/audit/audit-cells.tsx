import type { AuditEntry } from '#domain/audit/audit';
import { auditAddress } from '#application/admin/audit-view-params';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/design/overlays/menu.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { AUDIT_PAGE_MESSAGES, auditFieldLabel, auditedCallFailureText, auditChangeText } from '#ui/messages/admin/audit.messages.ts';
import { auditPlainText, AuditText } from './audit-text';
import { auditChanges } from './audit-values';

type Props = { readonly entry: AuditEntry; readonly names: ReadonlyMap<string, string> };

/** Renders what happened; of an interrupted or failed call also that, and why. */
export const AuditMainCell = ({ entry, names }: Props): React.JSX.Element => (
  <>
    <AuditText entry={entry} names={names} />
    {entry.outcome === null && (
      <span className="audit-outcome">
        <Tag tone="amber">{AUDIT_PAGE_MESSAGES.interrupted}</Tag> {AUDIT_PAGE_MESSAGES.interruptedNote}
      </span>
    )}
    {entry.outcome?.status === 'failed' && (
      <span className="audit-outcome">
        <Tag tone="red">{AUDIT_PAGE_MESSAGES.failed}</Tag> {auditedCallFailureText(entry.outcome.reason, entry.outcome.what)}
      </span>
    )}
  </>
);

/** Renders the values before and after a call. */
export const AuditChangesCell = ({ entry, names }: Props): React.JSX.Element | null => {
  const changes = auditChanges(entry, names);
  if (changes.length === 0) return null;
  return (
    <ul className="audit-changes">
      {changes.map(({ field, before, after }) => {
        const name = auditFieldLabel(field);
        return (
          <li key={field}>
            <span className="sr">{auditChangeText(name, before ?? AUDIT_PAGE_MESSAGES.none, after ?? AUDIT_PAGE_MESSAGES.none)}</span>
            <span aria-hidden="true">
              <span className="faint">{name}: </span>
              {before !== null && <bdi className={after === null ? undefined : 'audit-before'}>{before}</bdi>}
              {before !== null && after !== null && ' → '}
              {after !== null && <bdi>{after}</bdi>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Returns the links of an entry: more of the same admin, more about the same subject, and the subject's own page. */
const entryLinks = ({ by, target }: AuditEntry): ReadonlyArray<MenuItem> => [
  { label: AUDIT_PAGE_MESSAGES.onlyBy, icon: 'user', to: auditAddress({ by }) },
  ...(target === null || target.id === ''
    ? []
    : [{ label: AUDIT_PAGE_MESSAGES.onlyTarget, icon: 'list' as const, to: auditAddress({ target: target.id }) }]),
  ...(target?.kind === 'user' && target.id !== ''
    ? [{ label: AUDIT_PAGE_MESSAGES.openUser, icon: 'right' as const, to: `/admin/manage-users/${encodeURIComponent(target.id)}` }]
    : []),
  ...(target?.kind === 'list' && target.id !== ''
    ? [{ label: AUDIT_PAGE_MESSAGES.openList, icon: 'right' as const, to: `/admin/manage-lists/${encodeURIComponent(target.id)}` }]
    : []),
];

/** Renders the menu of an entry. */
export const AuditActionsCell = ({ entry, names }: Props): React.JSX.Element => (
  <Menu
    label={AUDIT_PAGE_MESSAGES.more}
    items={entryLinks(entry)}
    button={(props) => (
      <IconButton {...props} small icon="more" label={`${AUDIT_PAGE_MESSAGES.more}: ${auditPlainText({ entry, names })}`} />
    )}
  />
);
