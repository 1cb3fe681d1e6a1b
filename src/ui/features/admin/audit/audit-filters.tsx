import { useState, type SubmitEvent } from 'react';
import { isAuditFiltered, noAuditView, type AuditView } from '#application/admin/audit-view-params';
import { firstPageCursor, ROWS_PER_PAGE } from '#domain/shared/row-page';
import { allUsersQuery } from '#domain/users/directory/user-directory';
import { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { AUDIT_ACTION_NAMES, AUDIT_PAGE_MESSAGES } from '#ui/messages/admin/audit.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { formatDate } from '#ui/messages/format/format.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

type Props = { readonly view: AuditView; readonly change: (next: Partial<AuditView>) => void; readonly names: ReadonlyMap<string, string> };

const ANY = '';
const anyChoice = { value: ANY, label: ADMIN_TABLE_MESSAGES.anyChoice };
const ACTION_CHOICES = Object.entries(AUDIT_ACTION_NAMES).map(([value, label]) => ({ value, label }));

const daysText = ({ from, until }: AuditView): string => {
  if (from === null) return until === null ? AUDIT_PAGE_MESSAGES.anyDay : AUDIT_PAGE_MESSAGES.untilDay(formatDate(until));
  return until === null ? AUDIT_PAGE_MESSAGES.sinceDay(formatDate(from)) : AUDIT_PAGE_MESSAGES.daySpan(formatDate(from), formatDate(until));
};

/** Renders two day fields. Empty fields are no bound. */
const DayFields = ({
  view, onChange,
}: {
  readonly view: AuditView;
  readonly onChange: (days: Pick<AuditView, 'from' | 'until'>) => void;
}): React.JSX.Element => {
  const [from, setFrom] = useState(view.from ?? '');
  const [until, setUntil] = useState(view.until ?? '');
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const isReversed = from !== '' && until !== '' && from > until;
    const [first, last] = isReversed ? [until, from] : [from, until];
    onChange({ from: first || null, until: last || null });
  };
  return (
    <form
      className="audit-days"
      data-unsent={from !== (view.from ?? '') || until !== (view.until ?? '') || undefined}
      onSubmit={apply}
      noValidate
    >
      <div className="range">
        <TextField type="date" label={AUDIT_PAGE_MESSAGES.from} value={from} onChange={(event) => setFrom(event.target.value)} />
        <TextField type="date" label={AUDIT_PAGE_MESSAGES.until} value={until} onChange={(event) => setUntil(event.target.value)} />
      </div>
      <div className="pop-acts">
        <Button type="submit" small kind="go">
          {AUDIT_PAGE_MESSAGES.show}
        </Button>
      </div>
    </form>
  );
};

/** Renders the filters of the audit log: admin, action, days, and the subject if the address names one. */
export const AuditFilters = ({ view, change, names }: Props): React.JSX.Element => {
  const { by, target, action } = view;
  const { value } = useAdminQuery('users/admins', ({ users }) =>
    users.page({ ...allUsersQuery, role: 'admin' }, firstPageCursor, ROWS_PER_PAGE),
  );
  const admins = (value?.rows ?? []).map(({ uid, name }) => ({ value: uid, label: truncateName(name) }));
  const byChoices = [
    anyChoice,
    ...admins,
    ...(by === null || admins.some((admin) => admin.value === by) ? [] : [{ value: by, label: truncateName(names.get(by) ?? by) }]),
  ];
  const actions = [
    anyChoice,
    ...ACTION_CHOICES,
    ...(action === null || action in AUDIT_ACTION_NAMES ? [] : [{ value: action, label: action }]),
  ];
  return (
    <FilterBar label={AUDIT_PAGE_MESSAGES.controls}>
      <ChoiceMenu
        label={AUDIT_PAGE_MESSAGES.by}
        choices={byChoices}
        value={by ?? ANY}
        {...(by === null && { text: ADMIN_TABLE_MESSAGES.any })}
        set={by !== null}
        onChange={(next) => change({ by: next !== ANY && UserId.is(next) ? next : null })}
      />
      <ChoiceMenu
        label={AUDIT_PAGE_MESSAGES.action}
        choices={actions}
        value={action ?? ANY}
        {...(action === null && { text: ADMIN_TABLE_MESSAGES.any })}
        set={action !== null}
        onChange={(next) => change({ action: next || null })}
      />
      <FilterMenu label={AUDIT_PAGE_MESSAGES.days} value={daysText(view)} set={view.from !== null || view.until !== null}>
        {(close) => (
          <DayFields
            view={view}
            onChange={(days) => {
              change(days);
              close();
            }}
          />
        )}
      </FilterMenu>
      {target !== null && (
        <ChoiceMenu
          label={AUDIT_PAGE_MESSAGES.target}
          choices={[
            { value: ANY, label: AUDIT_PAGE_MESSAGES.removeTarget },
            { value: target, label: truncateName(names.get(target) ?? target) },
          ]}
          value={target}
          set
          onChange={(next) => change({ target: next || null })}
        />
      )}
      {isAuditFiltered(view) && (
        <Button kind="bare" small icon="close" onClick={() => change(noAuditView)}>
          {AUDIT_PAGE_MESSAGES.clear}
        </Button>
      )}
    </FilterBar>
  );
};
