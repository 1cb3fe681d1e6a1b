import type { ReactNode } from 'react';
import type { TimeLeft } from '#application/evening-pick/evening-params';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { episodeLength, typicalLength, type TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { fitsPeople } from '#domain/evening-pick/fits-people';
import { pickFacts } from '#domain/evening-pick/pick-facts';
import type { Mood } from '#domain/evening-pick/mood';
import { Hero } from '#ui/design/images/hero.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import '#ui/design/text/text-link.css';
import { BRING_LIST_MESSAGES } from '#ui/messages/lists/bring-list.messages.ts';
import { PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { isVoteInReason, makersReason, pickReason } from '#ui/messages/catalogue/pick/pick-reason.ts';
import { timeNote } from '#ui/messages/catalogue/pick/time-note.ts';
import { pickSentence } from '#ui/messages/catalogue/pick-sentence.ts';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import { useService } from '#ui/services.tsx';
import { EndTime } from '#ui/features/shared/end-time.tsx';
import { PickOffers } from '#ui/features/evening-pick/pick-offers.tsx';
import type { FiltersOfTwo } from './offer-titles';

type Props = {
  readonly details: TitleDetails;
  readonly filters: FiltersOfTwo;
  readonly moods: ReadonlyArray<ReadonlyArray<Mood>>;
  /** Item keys of titles that one of them brought. */
  readonly brought: ReadonlyArray<string>;
  /** How long there is. */
  readonly time: TimeLeft;
  readonly now: number;
  /** Above the title. */
  readonly lead: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
};

/** Returns how a title fits the moods of two people; null if that is unknown, or one of them has named none. */
const fitText = ({ details, moods }: Props): string | null => {
  const fits = moods.some((each) => each.length === 0) ? null : fitsPeople(details, moods);
  return fits === null ? null : SHARED_EVENING_MESSAGES[fits ? 'fitsBoth' : 'fitsOne'];
};

/** Renders one title of a shared evening: what it is, when it would end, how it fits and what speaks for it. */
export const EveningTitle = (props: Props): React.JSX.Element => {
  const { details, filters, brought, time, now, lead, children } = props;
  const images = useService(IMAGE_URL_BUILDER);
  const [length, minutesToEnd] = [typicalLength(details), details.runtime ?? episodeLength(details)];
  const fit = fitText(props);
  const reason = pickReason(details) ?? makersReason(details);
  const note = timeNote(time, { length, now, hasNext: false });
  return (
    <Hero
      kind="feature"
      art={toArtTitle(details)}
      image={images.source('backdrop', details.backdropPath)}
      poster={images.source('poster', details.posterPath)}
      label={details.title}
    >
      <p className="because">{lead}</p>
      <h1 className={`poster ${nameSize(details.title)}`} lang={titleLang(details)}>{details.title}</h1>
      <p className="lead num">{pickSentence(pickFacts(details, [...filters.both, ...filters.either], length))}</p>
      {minutesToEnd === null ? null : <p className="up-next"><EndTime title={details} minutes={minutesToEnd} /></p>}
      {note === null ? null : <p className="num">{note}</p>}
      {brought.includes(itemKey(details)) && <p>{BRING_LIST_MESSAGES.broughtAlong}</p>}
      {fit === null ? null : <p>{fit}</p>}
      {reason !== null && <p className="quiet fact-reason num">{reason}</p>}
      {details.averageVote === null || isVoteInReason(details) ? null : <ScoreBadge rating={details.averageVote} />}
      {details.overview === null ? null : <p className="quiet overview">{details.overview}</p>}
      <TitleLink title={details} className="link about">{PICK_MESSAGES.about(details.mediaType)}</TitleLink>
      {children}
      <PickOffers watch={details.watch} />
    </Hero>
  );
};
