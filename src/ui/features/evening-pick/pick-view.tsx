import { useNavigate } from 'react-router-dom';
import { addressOfPick, isTimeOver, type EveningParams } from '#application/evening-pick/evening-params';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { episodeLength, typicalLength } from '#domain/catalogue/title-details';
import { pickFacts, usualLength } from '#domain/evening-pick/pick-facts';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { Hero } from '#ui/design/images/hero.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import '#ui/design/text/text-link.css';
import { toast } from '#ui/design/toasts/toast.ts';
import { PICK_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { evidenceText, isVoteInReason, makersReason, pickReason } from '#ui/messages/catalogue/pick/pick-reason.ts';
import { timeNote } from '#ui/messages/catalogue/pick/time-note.ts';
import { pickSentence } from '#ui/messages/catalogue/pick-sentence.ts';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import { useService } from '#ui/services.tsx';
import { EndTime } from '#ui/features/shared/end-time.tsx';
import { PickActions } from './pick-actions';
import { PickOffers } from './pick-offers';
import type { EveningPick, PickedTitle } from './use-evening-pick';

type Props = {
  readonly params: EveningParams;
  readonly now: number;
  readonly picked: PickedTitle;
  readonly pick: Pick<EveningPick, 'filters' | 'next' | 'retry' | 'store' | 'isTasteUnknown'>;
  /** The page, which stays while one title follows another. */
  readonly page: React.RefObject<HTMLElement | null>;
};

type AnotherProps = Pick<EveningPick, 'next' | 'retry'> & Pick<Props, 'params'> & { readonly isOver: boolean };

/** Leads to the next title; a link, so that Back leads to the one before. Once the time is over, leads to titles of any length. */
const Another = ({ params, next, retry, isOver }: AnotherProps): React.JSX.Element => {
  if (next === null && retry !== null)
    return (
      <>
        <p className="quiet all-shown">{PICK_MESSAGES.notLoaded}</p>
        <Button kind="go" onClick={retry}>{PICK_MESSAGES.tryAgain}</Button>
      </>
    );
  if (next === null && isOver)
    return <ButtonLink kind="go" to={addressOfPick({ ...params, time: null, shown: null })}>{PICK_MESSAGES.moreTime}</ButtonLink>;
  if (next === null) return <p className="quiet all-shown">{PICK_MESSAGES.noOther}</p>;
  if (next === 'waiting') return <Button kind="go" icon="right" busy>{PICK_MESSAGES.another}</Button>;
  return (
    <ButtonLink kind="go" icon="right" to={addressOfPick({ ...params, shown: next === 'unasked' ? null : next })} preventScrollReset>
      {PICK_MESSAGES.another}
    </ButtonLink>
  );
};

/** Renders one title for tonight: what it is, when it would end, why, and what to do with it. */
export const PickView = ({ params, now, picked, pick, page }: Props): React.JSX.Element => {
  const { title, details, evidence } = picked;
  const { filters, next, retry, store, isTasteUnknown } = pick;
  const images = useService(IMAGE_URL_BUILDER);
  const navigate = useNavigate();
  const current = details ?? title;
  const length = usualLength(title, details);
  const minutesToEnd = title.runtime ?? (details === null ? null : typicalLength(details) ?? episodeLength(details));
  // While the details load, an empty line keeps the place.
  const reason = pickReason({ ...current, keywords: details?.keywords ?? [] }) ?? (details === null ? null : makersReason(details));
  const isOver = isTimeOver(params, now);
  const hasNext = next !== null && typeof next !== 'string';
  const note = timeNote(params.time, { length, now, hasNext });
  const goTo = (shown: EveningParams['shown']): void =>
    void navigate(addressOfPick({ ...params, shown }), { replace: true, preventScrollReset: true });
  const turnDown = (): void => {
    store?.turnDown(title);
    // Without a title the page waits for the next one.
    goTo(typeof next === 'string' ? null : next);
    const undo = (): void => {
      store?.takeBack(title);
      // The toast outlives the page.
      if (page.current !== null) goTo(title);
    };
    toast({ text: PICK_MESSAGES.takenOut(title.title), action: { label: PICK_MESSAGES.undo, onPress: undo } });
  };
  return (
    <Hero
      kind="feature"
      art={toArtTitle(title)}
      image={images.source('backdrop', current.backdropPath)}
      poster={images.source('poster', current.posterPath)}
      label={title.title}
    >
      <h1 className={`poster ${nameSize(title.title)}`} lang={titleLang(current)}>
        <TitleLink title={title}>{title.title}</TitleLink>
      </h1>
      <p className="lead num">{pickSentence(pickFacts(current, filters, length))}</p>
      {minutesToEnd !== null && <p className="up-next"><EndTime title={current} minutes={minutesToEnd} /></p>}
      {note !== null && <p className="num">{note}</p>}
      {evidence !== null && <p className="because">{evidenceText(evidence, now)}</p>}
      {evidence === null && (details === null || reason !== null) && <p className="quiet fact-reason num">{reason}</p>}
      {current.averageVote === null || (evidence === null && isVoteInReason(current)) ? null : <ScoreBadge rating={current.averageVote} />}
      {details !== null && details.overview === null ? null : <p className="quiet overview">{current.overview}</p>}
      <TitleLink title={title} className="link about">{PICK_MESSAGES.about(title.mediaType)}</TitleLink>
      {isTasteUnknown && <p className="quiet">{PICK_MESSAGES.unknownTaste}</p>}
      <div className="acts">
        <Another params={params} next={next} retry={retry} isOver={isOver} />
        <Button icon="close" disabled={store === null} onClick={turnDown}>{PICK_MESSAGES.notForMe}</Button>
        <PickActions title={current} />
      </div>
      {details !== null && <PickOffers watch={details.watch} />}
    </Hero>
  );
};
