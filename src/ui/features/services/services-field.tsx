import { useEffect, useRef, useState } from 'react';
import { contentValue, readContentFilters, type ContentFilter } from '#domain/catalogue/content/content-filter';
import { formatServices } from '#domain/catalogue/services/streaming-services';
import type { Filters } from '#domain/catalogue/filters';
import { DEFAULT_SUGGESTION_LIMIT } from '#domain/catalogue/catalogue';
import { Button } from '#ui/design/buttons/button.tsx';
import { SuggestingField } from '#ui/design/fields/suggesting-field.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { CONTENT_FILTER_MESSAGES } from '#ui/messages/catalogue/content-filters.messages.ts';
import { SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { FAILURE_ACTION_LABELS } from '#ui/messages/failure.messages.ts';
import { OwnServicesPart, ServicesCredit } from './own-services-part';
import { isServiceNamed } from './service-chooser';
import { ServiceFilterText } from './service-filter-text';
import { useServiceChoice, useServicesOf } from './use-service-choice';

export type ServicesFieldProps = {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Moves the focus to the first control: the menu has opened before its fields were loaded. */
  readonly isMenu?: boolean;
};

const isServiceFilter = (filter: ContentFilter): boolean => filter.startsWith('service:');

/** Suggests services of a region by their names and calls `onChoose` with the chosen one's id. */
const OneService = ({ region, onChoose }: { readonly region: string; readonly onChoose: (id: number) => void }): React.JSX.Element => {
  const result = useServicesOf(region);
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';
  const found = isTyped && result._tag === 'success' ? result.value.filter(isServiceNamed(text)).slice(0, DEFAULT_SUGGESTION_LIMIT) : [];
  const status = !isTyped || result._tag === 'pending' ? null : result._tag === 'error' ? (
    <>{CONTENT_FILTER_MESSAGES.failed} <Button small onClick={result.retry}>{FAILURE_ACTION_LABELS.retry}</Button></>
  ) : found.length === 0 ? SERVICES_MESSAGES.noMatch(text.trim()) : null;
  return (
    <SuggestingField
      label={SERVICES_MESSAGES.one}
      text={text}
      onText={setText}
      suggestions={found.map(({ id, name }) => ({ key: String(id), label: name }))}
      status={status}
      onChoose={({ key }) => {
        setText('');
        onChoose(Number(key));
      }}
    />
  );
};

/** Renders the filter by streaming services: one's own, which can be chosen here, or a single one. */
export const ServicesField = ({ filters, onChange, isMenu = false }: ServicesFieldProps): React.JSX.Element => {
  const choice = useServiceChoice();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isMenu) field.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isMenu]);
  const { text, region } = choice;
  const content = readContentFilters(filters.content);
  const active = content.find(isServiceFilter) ?? null;
  const isOnMine = text !== null && active !== null && contentValue(active) === text;
  const filterBy = (services: string | null): void =>
    onChange({
      ...filters, content: [...content.filter((filter) => !isServiceFilter(filter)), ...(services === null ? [] : [`service:${services}`])],
    });
  const filterLatest = useRef(filterBy);
  useEffect(() => {
    filterLatest.current = filterBy;
  });
  const choose = (next: string | null): void => {
    // A list of one's own services follows the choice, and what became of it.
    choice.choose(next, isOnMine ? () => filterLatest.current(text) : undefined);
    if (isOnMine) filterBy(next);
  };
  return (
    <fieldset ref={field} className="services-part">
      <legend className="sr">{SERVICES_MESSAGES.heading}</legend>
      {text !== null && (
        <Switch label={SERVICES_MESSAGES.onMine} checked={isOnMine} onChange={() => filterBy(isOnMine ? null : text)} />
      )}
      <OwnServicesPart choice={choice} onChoose={choose} />
      <OneService region={region} onChoose={(id) => filterBy(formatServices({ region, ids: [id] }))} />
      {active !== null && !isOnMine && (
        <ul className="chips" aria-label={CONTENT_FILTER_MESSAGES.chosen(SERVICES_MESSAGES.heading)}>
          <li>
            <button type="button" className="chip" onClick={() => filterBy(null)}>
              <span className="sr">{FILTER_MESSAGES.remove('')}</span>
              <ServiceFilterText services={contentValue(active)} />
              <Icon name="close" />
            </button>
          </li>
        </ul>
      )}
      <p className="faint"><ServicesCredit /></p>
    </fieldset>
  );
};
