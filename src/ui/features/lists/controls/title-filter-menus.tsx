import { noItemFilter, type ItemFilter } from '#domain/lists/item-query';
import { ITEM_FILTER_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import { ChoiceMenu } from './choice-menu';
import { ITEM_FILTER_DEFINITIONS } from './item-filter-options';

/** Conditions on the title itself. */
type TitleFilter = Pick<ItemFilter, 'mediaType' | 'genre' | 'decade'>;

const LABELS: ReadonlySet<string> = new Set([ITEM_FILTER_MESSAGES.type, ITEM_FILTER_MESSAGES.genre, ITEM_FILTER_MESSAGES.decade]);
/** The filters of a list that viewings and ratings have too. */
const DEFINITIONS = ITEM_FILTER_DEFINITIONS.filter(({ label }) => LABELS.has(label));

type Props = { readonly filter: TitleFilter; readonly onChange: (filter: TitleFilter) => void };

/** Renders the filters by type, genre and decade of a page that is no list: watch history, ratings. */
export const TitleFilterMenus = ({ filter: { mediaType, genre, decade }, onChange }: Props): React.JSX.Element => {
  const filter = { ...noItemFilter, mediaType, genre, decade };
  return (
    <>
      {DEFINITIONS.map((definition) => {
        const value = definition.value(filter);
        return (
          <ChoiceMenu
            key={definition.label}
            label={definition.label}
            choices={definition.choices(filter)}
            value={value}
            {...(value === '' && { text: ITEM_FILTER_MESSAGES.any })}
            set={value !== ''}
            onChange={(next) => {
              const changed = definition.set(filter, next);
              onChange({ mediaType: changed.mediaType, genre: changed.genre, decade: changed.decade });
            }}
          />
        );
      })}
    </>
  );
};
