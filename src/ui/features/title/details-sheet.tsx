import { findLeadCrew, findWriters, type CrewCredit } from '#domain/catalogue/crew';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { FactSheet, type FactSheetRow } from '#ui/design/metadata/fact-sheet.tsx';
import { totalEpisodes, lastShown, episodeLabel, formatStatus } from '../../messages/title.messages';
import { countryName, formatDollars, formatNumber, languageName } from '../../messages/format/format';
import { CreditLinks } from './credits/credit-links';
import { formatDate } from '../shared/title-format';
import { useMore } from '../shared/use-more';

const FIRST_KEYWORDS = 12;

const Keywords = ({ keywords }: Pick<TitleDetails, 'keywords'>): React.JSX.Element => {
  const { shown, more } = useMore(keywords, FIRST_KEYWORDS, 'keywords');
  return (
    <>
      <p>{shown.join(', ')}</p>
      {more}
    </>
  );
};

const formatIfKnown = <A,>(value: A | null, format: (value: A) => string): string | null => (value === null ? null : format(value));
const inMinutes = (minutes: number): string => `${minutes} minutes`;
const people = (workers: ReadonlyArray<CrewCredit>): React.JSX.Element | null => (workers.length === 0 ? null : <CreditLinks people={workers} />);

const filmFacts = (film: TitleDetails): ReadonlyArray<FactSheetRow> => [
  { term: 'Directed by', value: people(findLeadCrew('movie', film.crew)) },
  { term: 'Written by', value: people(findWriters(film.crew)) },
  { term: 'Released', value: formatIfKnown(film.date, formatDate) ?? formatIfKnown(film.year, String) },
  { term: 'Runs', value: formatIfKnown(film.runtime, inMinutes) },
  { term: 'Status', value: formatStatus(film.status) },
];

const seriesFacts = (title: TitleDetails): ReadonlyArray<FactSheetRow> => {
  const { series } = title;
  const next = series?.nextEpisode ?? null;
  return [
    { term: 'Created by', value: people(findLeadCrew('tv', title.crew)) },
    { term: 'First shown', value: formatIfKnown(title.date, formatDate) ?? formatIfKnown(title.year, String) },
    { term: 'Last shown', value: series === null ? null : formatIfKnown(series.lastAirDate, (day) => lastShown(formatDate(day), title.status, series)) },
    { term: 'Next', value: next === null ? null : `${episodeLabel(next)}${next.date === null ? '' : `, ${formatDate(next.date)}`}` },
    { term: series?.networks.length === 1 ? 'Network' : 'Networks', value: series?.networks.join(', ') ?? null },
    { term: 'Episodes', value: series === null ? null : totalEpisodes(series) },
    { term: 'Episodes run', value: formatIfKnown(series?.episodeRuntime ?? null, inMinutes) },
    { term: 'Status', value: formatStatus(title.status) },
  ];
};

const commonFacts = (title: TitleDetails): ReadonlyArray<FactSheetRow> => [
  { term: title.countries.length > 1 ? 'Countries' : 'Country', value: title.countries.map(countryName).join(', ') },
  { term: 'Language', value: formatIfKnown(title.originalLanguage, languageName) },
  { term: 'Original title', value: title.originalTitle },
  { term: 'Certificate', value: title.certification },
  { term: 'Budget', value: formatIfKnown(title.budget, formatDollars) },
  { term: 'Earned', value: formatIfKnown(title.revenue, formatDollars) },
  { term: 'Votes', value: formatIfKnown(title.votes, formatNumber) },
  { term: 'Keywords', value: title.keywords.length === 0 ? null : <Keywords keywords={title.keywords} /> },
];

/** Renders the facts of a title; unknown facts have no row. */
export const DetailsSheet = ({ title }: { readonly title: TitleDetails }): React.JSX.Element => (
  <FactSheet facts={[...(title.mediaType === 'movie' ? filmFacts(title) : seriesFacts(title)), ...commonFacts(title)]} />
);
