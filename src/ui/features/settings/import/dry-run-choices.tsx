import type { OpenKind } from '#application/imports/import-row';
import type { PlannedImport } from '#application/imports/plan/planned-row';
import { Button } from '#ui/design/buttons/button.tsx';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import {
  conflictsText, IMPORT_ROWS_MESSAGES, OPEN_KIND_NAMES, openFileText, openScaleText, openTitlesText, SCALE_NAMES,
} from '#ui/messages/data/import-rows.messages.ts';
import { fileNameText, PROFILES_TEXT } from '#ui/messages/data/import-left-out.messages.ts';
import type { Import } from './use-import';

type Props = { readonly own: Import; readonly plan: PlannedImport; readonly onShow: (filter: 'doubtful') => void };

/**
 * Renders what the person decides once for all rows: whose viewings are added, what a file becomes, whose ratings count, and the titles
 * that can be several.
 */
export const DryRunChoices = ({ own, plan, onShow }: Props): React.JSX.Element | null => {
  const { context: { chosen, choices }, change, chooseLikely } = own;
  const open = chosen?.content.read.open ?? [];
  const profiles = chosen?.content.read.profiles ?? [];
  if (open.length === 0 && profiles.length === 0 && plan.conflicts === 0 && plan.openTitles === 0) return null;
  const likely = new Map(plan.rows.flatMap(({ state, titleKey, candidates: [first], isLikely }) =>
    (state !== 'doubtful' || isLikely !== true || first === undefined ? [] : [[titleKey, first] as const])));
  const include = (profile: string, isIncluded: boolean): void => {
    const leftOut = new Set(choices.leftOut);
    for (const { file, id } of plan.rows) if (file === profile) leftOut[isIncluded ? 'delete' : 'add'](id);
    change({ leftOut });
  };
  return (
    <div className="import-choices">
      {profiles.length > 0 && (
        <div role="group" aria-label={PROFILES_TEXT}>
          <p>{PROFILES_TEXT}</p>
          {profiles.map((profile) => (
            <Checkbox
              key={profile}
              label={fileNameText(profile)}
              checked={plan.rows.some(({ file, id }) => file === profile && !choices.leftOut.has(id))}
              onChange={(event) => include(profile, event.target.checked)}
            />
          ))}
        </div>
      )}
      {open.map(({ file, hasRatings, hasViewings }) => {
        const kinds = (['table', 'list', 'viewings', 'ratings'] as const).filter((kind) =>
          kind === 'table' ? hasRatings || hasViewings : kind === 'ratings' ? hasRatings : true,
        );
        const chosen = choices.kinds.get(file) ?? 'table';
        return (
          <div key={file}>
            <p>{openFileText(file)}</p>
            <Segments
              label={openFileText(file)}
              segments={kinds.map((value) => ({ value, label: OPEN_KIND_NAMES[value] }))}
              value={kinds.includes(chosen) ? chosen : 'list'}
              onChange={(kind: OpenKind) => change({ kinds: new Map([...choices.kinds, [file, kind]]) })}
            />
          </div>
        );
      })}
      {open.flatMap(({ file, hasOpenScale }) => (hasOpenScale !== true || choices.kinds.get(file) === 'list' ? [] : [(
        <div key={file}>
          <p>{openScaleText(file)}</p>
          <Segments
            label={openScaleText(file)}
            segments={(['five', 'ten'] as const).map((value) => ({ value, label: SCALE_NAMES[value] }))}
            value={choices.outOfTen.has(file) ? 'ten' : 'five'}
            onChange={(scale) => {
              const others = [...choices.outOfTen].filter((each) => each !== file);
              change({ outOfTen: new Set(scale === 'ten' ? [...others, file] : others) });
            }}
          />
        </div>
      )]))}
      {plan.conflicts > 0 && (
        <div>
          <p>{conflictsText(plan.conflicts)}</p>
          <Segments
            label={IMPORT_ROWS_MESSAGES.ratings}
            segments={[{ value: 'mine', label: IMPORT_ROWS_MESSAGES.keepMine }, { value: 'file', label: IMPORT_ROWS_MESSAGES.takeFile }]}
            value={choices.ratings}
            onChange={(ratings) => change({ ratings })}
          />
        </div>
      )}
      {plan.openTitles > 0 && (
        <div>
          <p>{openTitlesText(plan.openTitles, plan.counts.doubtful)}</p>
          <span className="import-acts">
            <Button small onClick={() => onShow('doubtful')}>{IMPORT_ROWS_MESSAGES.showDoubtful}</Button>
            {likely.size > 0 && <Button small onClick={() => void chooseLikely(likely)}>{IMPORT_ROWS_MESSAGES.useLikely}</Button>}
          </span>
        </div>
      )}
    </div>
  );
};
