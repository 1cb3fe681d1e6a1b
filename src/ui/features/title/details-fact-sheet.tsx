import { findLeadCrew, findWriters, type CrewMemberWithJobs } from '#domain/catalogue/crew';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { FactSheet, type FactSheetRow } from '#ui/design/metadata/fact-sheet.tsx';
import {
  episodeLengthText, FACT_NAMES, formatStatus, lastAiredText, nextEpisodeText, TITLE_MESSAGES, totalEpisodesText,
} from '#ui/messages/catalogue/title.messages.ts';
import { countryName, formatDate, formatDollars, formatNumber, formatRuntime, languageName } from '#ui/messages/format/format.ts';
import { PersonNameLinks } from '#ui/features/title/credits/person-name-links.tsx';
import { originalTitleLang } from '#ui/features/shared/title-lang.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';

const FIRST_KEYWORDS = 12;

const Keywords = ({ keywords }: Pick<TitleDetails, 'keywords'>): React.JSX.Element => {
  const { shown, more } = useExpandableList(keywords, FIRST_KEYWORDS, TITLE_MESSAGES.keywords);
  return (
    <>
      <p>{shown.join(', ')}</p>
      {more}
    </>
  );
};

const formatIfKnown = <A, B>(value: A | null, format: (value: A) => B): B | null => (value === null ? null : format(value));
const people = (workers: ReadonlyArray<CrewMemberWithJobs>): React.JSX.Element | null =>
  workers.length === 0 ? null : <PersonNameLinks people={workers} />;

const filmFacts = (film: TitleDetails): ReadonlyArray<FactSheetRow> => [
  { term: FACT_NAMES.directedBy, value: people(findLeadCrew('movie', film.crew)) },
  { term: FACT_NAMES.writtenBy, value: people(findWriters(film.crew)) },
  { term: FACT_NAMES.released, value: formatIfKnown(film.date, formatDate) ?? formatIfKnown(film.year, String) },
  { term: FACT_NAMES.length, value: formatIfKnown(film.runtime, formatRuntime) },
  { term: FACT_NAMES.status, value: formatStatus(film) },
];

const seriesFacts = (title: TitleDetails): ReadonlyArray<FactSheetRow> => {
  const { series } = title;
  const next = series?.nextEpisode ?? null;
  return [
    { term: FACT_NAMES.createdBy, value: people(findLeadCrew('tv', title.crew)) },
    { term: FACT_NAMES.firstShown, value: formatIfKnown(title.date, formatDate) ?? formatIfKnown(title.year, String) },
    {
      term: FACT_NAMES.lastShown,
      value: series === null ? null : formatIfKnown(series.lastAirDate, (day) => lastAiredText(formatDate(day), title.status, series)),
    },
    { term: FACT_NAMES.next, value: next === null ? null : nextEpisodeText(next) },
    { term: series?.networks.length === 1 ? FACT_NAMES.network : FACT_NAMES.networks, value: series?.networks.join(', ') ?? null },
    { term: FACT_NAMES.episodes, value: series === null ? null : totalEpisodesText(series) },
    { term: FACT_NAMES.episodeLength, value: formatIfKnown(series?.episodeRuntime ?? null, episodeLengthText) },
    { term: FACT_NAMES.status, value: formatStatus(title) },
  ];
};

/** Keeps the row of a fact whose value follows. */
const LATER = '\u00A0';

const commonFacts = (title: TitleDetails, hasNames: boolean): ReadonlyArray<FactSheetRow> => [
  {
    term: title.countries.length > 1 ? FACT_NAMES.countries : FACT_NAMES.country,
    value: hasNames ? title.countries.map(countryName).join(', ') : title.countries.length === 0 ? null : LATER,
  },
  { term: FACT_NAMES.language, value: formatIfKnown(title.originalLanguage, hasNames ? languageName : () => LATER) },
  {
    term: FACT_NAMES.originalTitle,
    value: formatIfKnown(title.originalTitle, (original) => <span lang={originalTitleLang(title)}>{original}</span>),
  },
  { term: FACT_NAMES.certificate, value: title.certification },
  { term: FACT_NAMES.budget, value: formatIfKnown(title.budget, formatDollars) },
  { term: FACT_NAMES.boxOffice, value: formatIfKnown(title.revenue, formatDollars) },
  { term: FACT_NAMES.votes, value: formatIfKnown(title.voteCount, formatNumber) },
  { term: FACT_NAMES.keywords, value: title.keywords.length === 0 ? null : <Keywords keywords={title.keywords} /> },
];

type Props = {
  readonly title: TitleDetails;
  /** False while the first view is not painted: the browser takes 50 ms on a slow phone for its first name of a country or language. */
  readonly hasNames: boolean;
};

/** Renders the facts of a title; unknown facts have no row. */
export const DetailsFactSheet = ({ title, hasNames }: Props): React.JSX.Element => (
  <FactSheet facts={[...(title.mediaType === 'movie' ? filmFacts(title) : seriesFacts(title)), ...commonFacts(title, hasNames)]} />
);
