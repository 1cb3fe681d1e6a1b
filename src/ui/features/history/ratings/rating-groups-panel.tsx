import type { RatingGroup } from '#domain/history/ratings/rating-numbers';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { averageText, RATING_NUMBERS_MESSAGES } from '#ui/messages/history/ratings.messages.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';

/** Rows that are shown before the button that shows all. */
const ROWS = 6;

type Props = {
  readonly heading: string;
  /** Names the first column. */
  readonly kind: string;
  /** Names the groups in the button that shows all. */
  readonly what: string;
  readonly groups: ReadonlyArray<RatingGroup>;
  readonly nameOf: (key: string) => string;
  /** Key of the group that the titles are filtered by; null for none. */
  readonly chosen: string | null;
  /** Filters by a group, or by none. */
  readonly onChoose: (key: string | null) => void;
};

/** Renders average and number of ratings by decade or by genre. The name of each group filters the titles by it. */
export const RatingGroupsPanel = ({ heading, kind, what, groups, nameOf, chosen, onChoose }: Props): React.JSX.Element => {
  const { shown, more } = useExpandableList(groups, ROWS, what, Math.max(0, groups.findIndex(({ key }) => key === chosen)));
  return (
    <Panel level={3} heading={heading}>
      <table className="rating-groups num">
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            <th scope="col">{RATING_NUMBERS_MESSAGES.averageColumn}</th>
            <th scope="col">{RATING_NUMBERS_MESSAGES.number}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, count, average }) => (
            <tr key={key}>
              <th scope="row">
                <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key === chosen ? null : key)}>
                  {nameOf(key)}
                </button>
              </th>
              <td>{averageText(average)}</td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </Panel>
  );
};
