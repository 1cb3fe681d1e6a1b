import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useRef, useState } from 'react';
import { filmsToCome } from '#application/evening-pick/details-of';
import { CATALOGUE_USE_CASES, CLOCK } from '#application/service-keys';
import { formatServices } from '#domain/catalogue/services/streaming-services';
import { itemKey } from '#domain/catalogue/title-id';
import type { Filters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import { eveningOf } from '#domain/evening-pick/evening';
import { withContent } from '#domain/evening-pick/known-content';
import { isOutOn, rankPicks, type Candidate } from '#domain/evening-pick/next-pick';
import { MAX_OFFERED, ROUND_SIZE, type SharedEvening } from '#domain/shared-evening/shared-evening';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { appendMissing, useFittingTitles } from '#ui/features/evening-pick/lists/use-brought.ts';
import { useOwnServices, useReleaseRegion } from '#ui/features/services/own-services.ts';
import { useCandidates } from '#ui/features/evening-pick/use-candidates.ts';
import { useEvening } from '#ui/features/evening-pick/use-evening.ts';
import { useMemberTaste } from '#ui/features/evening-pick/use-member-taste.tsx';

/** Of each film that fits both, and of each that fits one person, which is used as well if hardly any fits both. */
export type FiltersOfTwo = { readonly both: ReadonlyArray<Filters>; readonly either: ReadonlyArray<Filters> };

/** A title that one of the two brought. Its owner and its list are not shown. */
const BROUGHT = { kind: 'list', name: '' } as const;

/** With fewer titles of one person, both may have none in common: further ones are loaded. */
const ENOUGH_TITLES = 40;

/** Returns the titles for this person, the best first; null until they are known. Loads them from the catalogue and the member's lists. */
const useOffer = (evening: SharedEvening, { both, either }: FiltersOfTwo) => {
  const { mediaType, id, brought: keys } = evening;
  /** The titles that fit both, once those that fit one are looked for behind them: the other device may offer only such titles. */
  const [strict, setStrict] = useState<ReadonlyArray<Title> | null>(both.length === 0 ? [] : null);
  const filters = strict === null ? both : either;
  const own = useOwnServices();
  const services = own === null ? null : formatServices(own);
  const { result, loadMore } = useCandidates({ mediaType, filters, ...(services !== null && { services }) });
  const loaded = result._tag === 'success' ? result.value : null;
  const brought = useFittingTitles(keys, { mediaType, filters });
  const question = useMemo(
    () => (loaded === null || brought === null ? null
      : { mediaType, filters, titles: appendMissing(brought.map(({ title }) => title), loaded.titles) }),
    [loaded, brought, mediaType, filters],
  );
  const { member, taste, reader } = useMemberTaste(question);
  const { now } = useService(CLOCK);
  const catalogue = useService(CATALOGUE_USE_CASES);
  const region = useReleaseRegion() ?? null;
  const day = eveningOf(now());
  const { done } = useEvening(member?.uid ?? null, day);
  const offer = useMemo(() => {
    if (question === null || loaded === null || taste === 'waiting') return null;
    const known = taste !== null && typeof taste === 'object' ? taste : null;
    const listed = new Map(brought?.map(({ title, content }) => [itemKey(title), content]));
    const onServices = new Set(loaded.titles.slice(0, loaded.onServices ?? 0).map(itemKey));
    const all = (known?.candidates ?? question.titles.map((title): Candidate => ({ title, evidence: null })))
      .filter(isOutOn(day, region)).map(withContent(loaded.content));
    const candidates = all.map((candidate) => ({
      ...candidate,
      ...(listed.has(itemKey(candidate.title)) && { evidence: BROUGHT, content: listed.get(itemKey(candidate.title)) ?? new Set() }),
      ...(loaded.onServices !== undefined && { isOnServices: onServices.has(itemKey(candidate.title)) }),
    }));
    const excluded = new Set([...done.notForMe.map(itemKey), ...(known?.watched ?? [])]);
    const ranked = rankPicks({ candidates, filters, evening: id, excluded }).map(({ title }) => title);
    return appendMissing(strict ?? [], ranked).slice(0, MAX_OFFERED);
  }, [question, loaded, brought, taste, done.notForMe, strict, filters, id, day, region]);
  // Titles on this person's services alone have little in common with those that the other device finds.
  const shareable = (offer?.length ?? 0) - (loaded?.onServices ?? 0);
  const isLoadingMore = offer !== null && shareable < ENOUGH_TITLES && loadMore !== null;
  const isLoosening = offer !== null && offer.length < ROUND_SIZE && !isLoadingMore && strict === null;
  if (isLoadingMore) loadMore();
  else if (isLoosening) setStrict(offer);
  const found = isLoadingMore || isLoosening ? null : offer;
  const offered = found?.map(itemKey) ?? [];
  const toCome = useQuery(found === null ? null : {
    key: `evening to come ${day} ${region ?? ''} ${offered.join(' ')}`,
    fetch: () => () => filmsToCome(catalogue, found, day, region).then(E.right),
  });
  const late = toCome._tag === 'success' ? toCome.value : null;
  return {
    result, offer: late === null ? null : offered.filter((key) => !late.includes(key)), isTasteUnknown: taste === 'unknown', reader,
  };
};

type Props = {
  readonly evening: SharedEvening;
  readonly filters: FiltersOfTwo;
  /** This device has offered its titles, and waits for the other one. */
  readonly isOffered: boolean;
  readonly onOffer: (titles: ReadonlyArray<string>) => void;
};

const Searching = ({ text }: { readonly text: string }): React.JSX.Element => (
  <LoadingRegion label={text}>
    <div className="searching">
      <p className="quiet">{text}</p>
      <SkeletonBar wide="min(24rem, 70vw)" />
      <SkeletonBar wide="min(18rem, 50vw)" />
    </div>
  </LoadingRegion>
);

/** Looks for titles that fit both and that this person has not seen, and offers them once. */
const Offer = ({ evening, filters, onOffer }: Omit<Props, 'isOffered'>): React.JSX.Element => {
  const { result, offer, isTasteUnknown, reader } = useOffer(evening, filters);
  const isSent = useRef(false);
  useEffect(() => {
    if (offer === null || isSent.current) return;
    isSent.current = true;
    if (isTasteUnknown) toast({ text: SHARED_EVENING_MESSAGES.unknownTaste });
    onOffer(offer);
  }, [offer, isTasteUnknown, onOffer]);
  return (
    <>
      {result._tag === 'error' ? <FailureState {...result} /> : <Searching text={SHARED_EVENING_MESSAGES.searching} />}
      {reader}
    </>
  );
};

/** Renders the search for titles, which no person has to do anything for. */
export const OfferTitles = ({ isOffered, ...props }: Props): React.JSX.Element =>
  isOffered ? <Searching text={SHARED_EVENING_MESSAGES.searchingOther} /> : <Offer {...props} />;
