import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { PlannedRow } from '#application/imports/plan/planned-row';
import { CATALOGUE, CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import { findLeadCrew } from '#domain/catalogue/crew';
import { canHaveName } from '#domain/catalogue/text-match/possible-name';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { toStoredTitle, type StoredTitle } from '#domain/lists/stored-title';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { CANDIDATE_MESSAGES, candidateFactsText, candidateSubtitleText } from '#ui/messages/data/import-rows.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { useTitleSearch } from '#ui/features/lists/add-titles/use-title-search.ts';
import { titleQuery } from '#ui/features/shared/catalogue-queries.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';

type CandidateProps = {
  readonly title: StoredTitle;
  readonly isLikely: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** Renders a title that the row can mean. Its directors follow when its details are read. */
const Candidate = ({ title, isLikely, isChosen, onChoose }: CandidateProps): React.JSX.Element => {
  const { mediaType, movieID, posterPath, releaseYear, genres } = title;
  const image = useService(IMAGE_URL_BUILDER).source('poster', posterPath);
  const details = useQuery(titleQuery(useService(CATALOGUE_USE_CASES), { mediaType, id: movieID }));
  const directors = details._tag === 'success' ? findLeadCrew(mediaType, details.value.crew).map(({ name }) => name) : [];
  return (
    <button type="button" className="candidate" aria-pressed={isChosen} onClick={onChoose}>
      <PosterImage
        title={toArtTitle({ mediaType, id: movieID, title: title.title, year: releaseYear, genres })}
        image={image}
        sizes="56px"
      />
      <span>
        <b lang={titleLang(storedTitleToTitle(title))}>{title.title}</b>
        <small>{candidateFactsText(title, directors)}</small>
        {isLikely && <small className="tag">{CANDIDATE_MESSAGES.likely}</small>}
      </span>
    </button>
  );
};

type Props = {
  /** The row to decide on; null closes the dialog. */
  readonly row: PlannedRow | null;
  /** Number of rows that the decision counts for. */
  readonly rows: number;
  readonly onChoose: (title: StoredTitle | null) => void;
  readonly onClose: () => void;
};

const Candidates = ({
  row, onChoose,
}: {
  readonly row: PlannedRow;
  readonly onChoose: (title: StoredTitle | null) => void;
}): React.JSX.Element => {
  const catalogue = useService(CATALOGUE);
  const [text, setText] = useState(row.candidates.length === 0 ? row.name : '');
  const { status, titles: all } = useTitleSearch(text);
  // Before the person types, nothing but what the file names is looked for.
  const titles = text === row.name ? all.filter(canHaveName(row.name)) : all;
  const chooseFound = async (title: Title): Promise<void> => {
    const imdbID = await catalogue.getImdbId(title)();
    onChoose(toStoredTitle(title, E.isRight(imdbID) ? imdbID.right : null));
  };
  return (
    <div className="candidates">
      {row.candidates.length > 0 && (
        <div role="group" aria-label={CANDIDATE_MESSAGES.candidates}>
          {row.candidates.map((title, index) => (
            <Candidate
              key={title.itemKey}
              title={title}
              isLikely={index === 0 && row.candidates.length > 1}
              isChosen={row.title?.itemKey === title.itemKey}
              onChoose={() => onChoose(title)}
            />
          ))}
        </div>
      )}
      <TextField
        label={CANDIDATE_MESSAGES.search}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite">
        {status === 'found' && titles.length === 0 ? <p className="faint">{CANDIDATE_MESSAGES.nothing}</p> : null}
        {titles.slice(0, 6).map((title) => (
          <Candidate
            key={itemKey(title)}
            title={toStoredTitle(title, null)}
            isLikely={false}
            isChosen={false}
            onChoose={() => void chooseFound(title)}
          />
        ))}
      </div>
      <div className="form-acts">
        <Button onClick={() => onChoose(null)}>{CANDIDATE_MESSAGES.none}</Button>
      </div>
    </div>
  );
};

/** Renders the question which title a row means: candidates with poster, year and director, and a search for another one. */
export const CandidatesModal = ({ row, rows, onChoose, onClose }: Props): React.JSX.Element => (
  <Modal
    open={row !== null}
    onClose={onClose}
    title={CANDIDATE_MESSAGES.title}
    broad
    {...(row !== null && { subtitle: candidateSubtitleText(row, rows) })}
  >
    {row === null ? null : (
      <Candidates
        row={row}
        onChoose={(title) => {
          onChoose(title);
          onClose();
        }}
      />
    )}
  </Modal>
);
