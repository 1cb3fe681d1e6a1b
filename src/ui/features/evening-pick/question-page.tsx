import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addressOfPick, addressOfQuestion, type EveningParams } from '#application/evening-pick/evening-params';
import { EVENING_LENGTHS, isClockTime } from '#domain/evening-pick/evening';
import { moodsForType } from '#domain/evening-pick/mood';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { GenreTile } from '#ui/design/images/genre-tile.tsx';
import { TileGrid } from '#ui/design/images/tile-grid.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { useMember } from '#ui/hooks/use-member.ts';
import { MOOD_NAMES, moodNote, timeLeftText, QUESTION_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { ListsOfAddress } from './lists/lists-of-address';
import { moodArt } from './mood-art';
import { TogetherQuestion } from './one-phone/together-question';

/** Number of tiles in the first view of a desktop screen. */
const IN_FIRST_VIEW = 8;

type Choice = { readonly to: string; readonly label: string; readonly isChosen: boolean };

/** Renders choices as links that replace the address: Back leaves the page instead of undoing each choice. */
const Choices = ({ label, choices, children }: {
  readonly label: string; readonly choices: ReadonlyArray<Choice>; readonly children?: React.ReactNode;
}): React.JSX.Element => (
  <div className="choices" role="group" aria-label={label}>
    {choices.map(({ to, label: text, isChosen }) => (
      <Link key={to} className="choice" to={to} replace preventScrollReset aria-current={isChosen ? 'true' : undefined}>
        {text}
      </Link>
    ))}
    {children}
  </div>
);

/** Asks for a time of day. Another choice of the page replaces what was typed. */
const UntilField = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const navigate = useNavigate();
  const until = typeof params.time === 'string' ? params.time : '';
  const [field, setField] = useState({ until, text: until });
  if (field.until !== until) setField({ until, text: until });
  return (
    <label className="choice until" data-chosen={until === '' ? undefined : true}>
      {QUESTION_MESSAGES.until}
      <input
        type="time"
        className="num"
        value={field.text}
        onChange={({ target: { value } }) => {
          setField({ ...field, text: value });
          if (value !== '' && !isClockTime(value)) return;
          void navigate(addressOfQuestion({ ...params, time: value === '' ? null : value }), { replace: true, preventScrollReset: true });
        }}
      />
    </label>
  );
};

const HowLong = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const [id, isMember] = [useId(), useMember() !== null];
  const { mediaType, time } = params;
  const types: ReadonlyArray<Choice> = (['movie', 'tv'] as const).map((type) => ({
    to: addressOfQuestion({ ...params, mediaType: type, time: typeof time === 'string' ? time : null }),
    label: type === 'movie' ? QUESTION_MESSAGES.film : QUESTION_MESSAGES.episode, isChosen: mediaType === type,
  }));
  const lengths: ReadonlyArray<Choice> = [null, ...EVENING_LENGTHS[mediaType]].map((minutes) => ({
    to: addressOfQuestion({ ...params, time: minutes }), label: timeLeftText(minutes), isChosen: time === minutes,
  }));
  return (
    <section className="question" aria-labelledby={id}>
      <DisplayHeading id={id}>{QUESTION_MESSAGES.howLong}</DisplayHeading>
      <div className="question-rows">
        <Choices label={QUESTION_MESSAGES.what} choices={types} />
        <Choices label={QUESTION_MESSAGES.howLong} choices={lengths}><UntilField params={params} /></Choices>
      </div>
      {isMember && !params.isTogether && (
        <div className="question-rows seen-before">
          <Choices
            label={QUESTION_MESSAGES.seenBefore}
            choices={[{
              to: addressOfQuestion({ ...params, isRewatch: !params.isRewatch }), label: QUESTION_MESSAGES.seen, isChosen: params.isRewatch,
            }]}
          />
        </div>
      )}
    </section>
  );
};

const WhatMood = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const id = useId();
  return (
    <section className="question" aria-labelledby={id}>
      <div className="question-head">
        <DisplayHeading id={id}>{QUESTION_MESSAGES.mood}</DisplayHeading>
        <ButtonLink kind="go" to={addressOfPick({ ...params, people: [[]] })}>{QUESTION_MESSAGES.anyMood}</ButtonLink>
      </div>
      <TileGrid label={QUESTION_MESSAGES.mood}>
        {moodsForType(params.mediaType).map((mood, index) => (
          <GenreTile
            key={mood}
            to={addressOfPick({ ...params, people: [[mood]] })}
            art={moodArt(mood)}
            heading={MOOD_NAMES[mood]}
            note={moodNote(mood, params.mediaType)}
            early={index < IN_FIRST_VIEW}
          />
        ))}
      </TileGrid>
    </section>
  );
};

const Who = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const id = useId();
  return (
    <section className="question" aria-labelledby={id}>
      <div className="question-head">
        <DisplayHeading id={id}>{QUESTION_MESSAGES.who}</DisplayHeading>
        <Choices
          label={QUESTION_MESSAGES.who}
          choices={[false, true].map((isTogether) => ({
            to: addressOfQuestion({ ...params, isTogether, isRewatch: params.isRewatch && !isTogether }),
            label: isTogether ? QUESTION_MESSAGES.together : QUESTION_MESSAGES.alone, isChosen: params.isTogether === isTogether,
          }))}
        />
      </div>
    </section>
  );
};

/** Renders `/tonight?length=120`: how long there is and what mood, alone or together. A press on a mood leads to one title. */
export const QuestionPage = ({ params }: { readonly params: EveningParams }): React.JSX.Element => (
  <div className="evening">
    <DocumentHead title={QUESTION_MESSAGES.title} description={QUESTION_MESSAGES.description} />
    <PageHead heading={QUESTION_MESSAGES.title} note={QUESTION_MESSAGES.note} />
    <HowLong params={params} />
    {params.lists.length > 0 && !params.isTogether && <ListsOfAddress params={params} />}
    {params.isTogether ? <TogetherQuestion key={params.mediaType} params={params} who={<Who params={params} />} /> : (
      <>
        <Who params={params} />
        <WhatMood params={params} />
      </>
    )}
  </div>
);
