import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { memberDataKey } from '#application/profile/member-data-keys';
import { BROWSER_STORAGE } from '#application/service-keys';
import { itemKey } from '#domain/catalogue/title-id';
import { toStoredTitle } from '#domain/lists/stored-title';
import { FIRST_RATINGS, FIRST_TITLES } from '#domain/taste/first-titles';
import type { TasteSuggestion } from '#domain/taste/suggest-from-model';
import { Shelf } from '#ui/design/shelves/shelf.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { becauseText, SUGGESTED_TEXT } from '#ui/messages/catalogue/taste.messages.ts';
import { useService } from '#ui/services.tsx';
import { FirstRatings } from './first-ratings';
import { SuggestionCard } from './suggestion-card';
import type { TasteProps } from './taste-props';
import { useSuggestedShelves, withoutTitles } from './use-suggested-shelves';
import { turnDown } from './turn-down';
import { useTurnedDown } from './use-turned-down';

/** Cards on a shelf: further ones take the places of those that are turned down. */
const MAX_CARDS = 20;

type ShelfProps = {
  readonly heading: string;
  readonly suggestions: ReadonlyArray<TasteSuggestion>;
  readonly isReasonInHeading?: boolean;
  readonly onTurnDown: (title: TasteSuggestion['title']) => void;
};

const SuggestionShelf = ({ heading, suggestions, isReasonInHeading = false, onTurnDown }: ShelfProps): React.JSX.Element | null =>
  suggestions.length === 0 ? null : (
    <Shelf heading={heading}>
      {suggestions.slice(0, MAX_CARDS).map((suggestion) => (
        <SuggestionCard
          key={itemKey(suggestion.title)}
          suggestion={suggestion}
          isReasonInHeading={isReasonInHeading}
          onTurnDown={() => onTurnDown(suggestion.title)}
        />
      ))}
    </Shelf>
  );

type KnownProps = TasteProps & { readonly lists: ListUseCases };

const KnownShelves = ({ lists, person, shown, below, onKnown, onQuestions, onTurnedDown }: KnownProps): React.JSX.Element | null => {
  const { store, notForMe, isKnown } = useTurnedDown(person.uid);
  const { local } = useService(BROWSER_STORAGE);
  const skippedKey = memberDataKey('first-ratings', person.uid);
  /** Whether the first ratings are asked for, decided when the ratings are known; null before. */
  const [isStarting, setStarting] = useState<boolean | null>(null);
  const elsewhere = [...below, ...shown.map((title) => title.itemKey), ...(isStarting === true ? FIRST_TITLES.map(itemKey) : [])];
  const turnedDown = useMemo(() => new Set(notForMe.map(itemKey)), [notForMe]);
  const hidden = new Set([...elsewhere, ...turnedDown]);
  const suggestions = useSuggestedShelves(lists, person, { excluded: hidden, turnedDown });
  if (isStarting === null && suggestions !== null) setStarting(suggestions.known < FIRST_RATINGS && local.get(skippedKey) === null);
  if (isStarting === true && (suggestions?.ratings ?? 0) >= FIRST_RATINGS) setStarting(false);
  const skip = (): void => {
    local.set(skippedKey, '1');
    setStarting(false);
  };
  const shelves = suggestions?.shelves ?? null;
  const done = suggestions?.done ?? null;
  const titles = useMemo(() => {
    const never = new Set([...done ?? [], ...turnedDown]);
    const suggested = shelves && withoutTitles(shelves, below, turnedDown);
    return suggested && [...suggested.forYou, ...suggested.likeOne].map(({ title, because }) => (
      { ...toStoredTitle(title, null), reason: becauseText(because), isOver: never.has(itemKey(title)) }
    ));
  }, [shelves, below, done, turnedDown]);
  // Before the paint: the hero takes a title, which is on the shelves until it is known.
  useLayoutEffect(() => {
    if (titles === null) return;
    // The next visit keeps room for the shelves.
    local.set(memberDataKey('taste', person.uid), titles.length > 0 ? '1' : null);
    onKnown({ suggested: titles, isStarting: isStarting === true });
  }, [titles, isStarting, onKnown, local, person.uid]);
  useEffect(() => {
    if (isStarting === true) onQuestions(FIRST_TITLES);
  }, [isStarting, onQuestions]);
  useEffect(() => {
    if (isKnown) onTurnedDown(notForMe);
  }, [isKnown, notForMe, onTurnedDown]);
  if (suggestions === null) return null;
  const { forYou, likeOne } = withoutTitles(suggestions.shelves, hidden, turnedDown);
  const example = likeOne[0]?.because;
  const onTurnDown = (title: TasteSuggestion['title']): void => turnDown(store, title);
  return (
    <>
      {isStarting === true && <FirstRatings lists={lists} ratings={suggestions.ratings} onSkip={skip} />}
      <SuggestionShelf heading={SUGGESTED_TEXT} suggestions={forYou} onTurnDown={onTurnDown} />
      {example !== undefined && (
        <SuggestionShelf heading={becauseText(example)} suggestions={likeOne} isReasonInHeading onTurnDown={onTurnDown} />
      )}
    </>
  );
};

/** Renders what is suggested to a member, with the reasons; nothing until it is known and if nothing is known of the taste. */
export const TasteShelves = (props: TasteProps): React.JSX.Element | null => {
  const lists = useListUseCases();
  return lists === null ? null : <KnownShelves key={lists.uid} {...props} lists={lists} />;
};
