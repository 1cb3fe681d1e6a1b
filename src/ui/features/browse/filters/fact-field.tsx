import { useActorRef, useSelector } from '@xstate/react';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect, useMemo, useState } from 'react';
import { searchBoxMachine } from '#application/catalogue/search-box-machine';
import { CATALOGUE, CATALOGUE_USE_CASES } from '#application/service-keys';
import { DEFAULT_SUGGESTION_LIMIT, type Catalogue, type NamedFact } from '#domain/catalogue/catalogue';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Answer } from '#domain/shared/answer';
import { Button } from '#ui/design/buttons/button.tsx';
import { SuggestingField, type FieldSuggestion } from '#ui/design/fields/suggesting-field.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { CONTENT_FILTER_LABELS, CONTENT_FILTER_MESSAGES } from '#ui/messages/catalogue/content-filters.messages.ts';
import { FAILURE_ACTION_LABELS } from '#ui/messages/failure.messages.ts';
import { useService } from '#ui/services.tsx';

/** A fact that is chosen by typing. */
export type TypedFact = NamedFact | 'person';

type Props = { readonly kind: TypedFact; /** @param value of a filter by this fact. */ readonly onChoose: (value: string) => void };

type SuggestDeps = Pick<Catalogue, 'searchPeople' | 'suggestFacts'>;

/** Returns people, or names of another fact, for a typed text. */
const suggestFor = (
  { searchPeople, suggestFacts }: SuggestDeps, kind: TypedFact, text: string, signal: AbortSignal,
): Answer<ReadonlyArray<FieldSuggestion>> =>
  kind === 'person'
    ? pipe(searchPeople({ query: parseSearch(text), page: 1 }, signal), TE.map(({ items }) =>
      items.slice(0, DEFAULT_SUGGESTION_LIMIT).map(({ id, name, titles, knownFor }) => ({
        key: String(id), label: name, note: titles.slice(0, 2).map(({ title }) => title).join(', ') || knownFor,
      }))))
    : pipe(suggestFacts(kind, text, signal), TE.map((names) => names.map((name) => ({ key: name, label: name }))));

/** Renders the field of a fact: what is typed suggests values, and the chosen one becomes a filter. */
export const FactField = ({ kind, onChoose }: Props): React.JSX.Element => {
  const { searchPeople } = useService(CATALOGUE_USE_CASES);
  const catalogue = useService(CATALOGUE);
  const label = CONTENT_FILTER_LABELS[kind];
  const [text, setText] = useState('');
  const machine = useMemo(
    () => searchBoxMachine<FieldSuggestion>((typed, signal) =>
      suggestFor({ searchPeople, suggestFacts: (...args) => catalogue.suggestFacts(...args) }, kind, typed, signal)),
    [searchPeople, catalogue, kind],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  useEffect(() => actor.send({ type: 'text.typed', text }), [actor, text]);
  const retry = (): void => {
    actor.send({ type: 'box.left' });
    actor.send({ type: 'box.entered' });
  };
  useReconnected(() => {
    if (context.failure !== null) retry();
  });
  const isAnswered = snapshot.matches('showing') && context.text === text;
  const status = !isAnswered ? null : context.failure !== null ? (
    <>{CONTENT_FILTER_MESSAGES.failed} <Button small onClick={retry}>{FAILURE_ACTION_LABELS.retry}</Button></>
  ) : context.suggestions.length === 0 ? CONTENT_FILTER_MESSAGES.nothing(text.trim()) : null;
  return (
    <SuggestingField
      label={label}
      text={text}
      onText={setText}
      suggestions={text.trim() === '' ? [] : context.suggestions}
      status={status}
      onChoose={({ key }) => {
        setText('');
        onChoose(key);
      }}
    />
  );
};
