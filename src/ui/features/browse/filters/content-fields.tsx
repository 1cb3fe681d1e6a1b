import {
  contentValues, isContentFilter, MAX_CONTENT_FILTERS, readContentFilters, type ContentFilter, type ContentKind,
} from '#domain/catalogue/content/content-filter';
import { Select } from '#ui/design/fields/select.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { CONTENT_FILTER_LABELS, CONTENT_FILTER_MESSAGES, seasonsText } from '#ui/messages/catalogue/content-filters.messages.ts';
import { ContentFilterText } from './content-filter-text';
import { FactField, type TypedFact } from './fact-field';
import type { FilterFieldsProps } from './filter-fields-props';
import { isContentOffered } from '#ui/features/shared/filters/offered-content.ts';

/** Facts of which a title can have several that are asked for together: two keywords, two people. */
const SEVERAL: ReadonlySet<string> = new Set<ContentKind>(['keyword', 'person']);
const TYPED: ReadonlyArray<TypedFact> = ['keyword', 'person', 'studio', 'network'];
const SEASONS = ['1', '2-3', '4-6', '7-'];

const ofKind = (content: ReadonlyArray<ContentFilter>, kind: ContentKind): ReadonlyArray<ContentFilter> =>
  content.filter((filter) => filter.startsWith(`${kind}:`));
const without = (content: ReadonlyArray<ContentFilter>, removed: ReadonlyArray<ContentFilter>): ReadonlyArray<ContentFilter> =>
  content.filter((filter) => !removed.includes(filter));

/** Renders the fields of the filters by content that the catalogue can apply to titles of this type. */
export const ContentFields = ({ mediaType, filters, onChange }: FilterFieldsProps): React.JSX.Element => {
  const content = readContentFilters(filters.content);
  const setContent = (next: ReadonlyArray<ContentFilter>): void => onChange({ ...filters, content: next });
  const add = (kind: ContentKind, value: string): void => {
    const added = `${kind}:${value}`;
    const kept = SEVERAL.has(kind) ? content : without(content, ofKind(content, kind));
    if (isContentFilter(added) && !kept.includes(added) && kept.length < MAX_CONTENT_FILTERS) setContent([...kept, added]);
  };
  const choose = (kind: 'seasons' | 'status', value: string): void => {
    const kept = without(content, ofKind(content, kind));
    const chosen = `${kind}:${value}`;
    setContent(isContentFilter(chosen) ? [...kept, chosen] : kept);
  };
  const chosenOf = (kind: 'seasons' | 'status'): string => contentValues(content, kind)[0] ?? '';
  const any = { value: '', label: CONTENT_FILTER_MESSAGES.any };
  const seasons = chosenOf('seasons');
  // An address can have other numbers.
  const spans = [...new Set([...SEASONS, ...(seasons === '' ? [] : [seasons])])];
  const states = [{ value: 'ended', label: CONTENT_FILTER_MESSAGES.ended }, { value: 'mini', label: CONTENT_FILTER_MESSAGES.miniSeries }];
  return (
    <>
      {TYPED.filter((kind) => isContentOffered(mediaType, `${kind}:`)).map((kind) => (
        <div key={kind} className="fact-filter">
          <FactField kind={kind} onChoose={(value) => add(kind, value)} />
          {ofKind(content, kind).length > 0 && (
            <ul className="chips" aria-label={CONTENT_FILTER_MESSAGES.chosen(CONTENT_FILTER_LABELS[kind])}>
              {ofKind(content, kind).map((filter) => (
                <li key={filter}>
                  <button type="button" className="chip" onClick={() => setContent(without(content, [filter]))}>
                    <span className="sr">{FILTER_MESSAGES.remove('')}</span>
                    <ContentFilterText filter={filter} />
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {isContentOffered(mediaType, 'seasons:') && (
        <Select
          label={CONTENT_FILTER_LABELS.seasons}
          options={[any, ...spans.map((value) => ({ value, label: seasonsText(value) }))]}
          value={seasons}
          onChange={(event) => choose('seasons', event.target.value)}
        />
      )}
      {isContentOffered(mediaType, 'status:ended') && (
        <Select
          label={CONTENT_FILTER_LABELS.status}
          options={[any, ...states.filter(({ value }) => isContentOffered(mediaType, `status:${value}`))]}
          value={chosenOf('status')}
          onChange={(event) => choose('status', event.target.value)}
        />
      )}
    </>
  );
};
