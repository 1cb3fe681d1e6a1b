import { Fragment } from 'react';
import { findLeadCrew, findWriters, type CrewMemberWithJobs } from '#domain/catalogue/crew';
import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { FactSheet, type FactSheetRow } from '#ui/design/metadata/fact-sheet.tsx';
import { useReleaseRegion } from '#ui/features/services/own-services.ts';
import {
  episodeLengthText, FACT_NAMES, formatStatus, lastAiredText, nextEpisodeText, TITLE_MESSAGES, totalEpisodesText,
} from '#ui/messages/catalogue/title.messages.ts';
import { countryName, formatDate, formatDollars, formatNumber, languageName } from '#ui/messages/format/format.ts';
import { PersonNameLinks } from '#ui/features/title/credits/person-name-links.tsx';
import { filteredListAddress } from '#ui/features/shared/filters/filtered-list-address.ts';
import { originalTitleLang } from '#ui/features/shared/title-lang.ts';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { namedLeadCrew, useIsToCome } from './details-fact-line';
import { networkAddress } from './fact-address';

const FIRST_KEYWORDS = 12;

type LinkedText = { readonly to: string | null; readonly text: string };

const Links = ({ links }: { readonly links: ReadonlyArray<LinkedText> }): ReadonlyArray<React.JSX.Element> =>
  links.map(({ to, text }, index) => (
    <Fragment key={text}>
      {index === 0 ? null : ', '}
      {to === null ? text : <TextLink to={to}>{text}</TextLink>}
    </Fragment>
  ));
const countryLink = (mediaType: MediaType) => (code: string): LinkedText => (
  { to: filteredListAddress(mediaType, 'country', code), text: countryName(code) }
);
const networkLink = (name: string): LinkedText => ({ to: networkAddress(name), text: name });

const Keywords = ({ mediaType, keywords }: Pick<TitleDetails, 'mediaType' | 'keywords'>): React.JSX.Element => {
  const { shown, more } = useExpandableList(keywords, FIRST_KEYWORDS, TITLE_MESSAGES.keywords);
  return (
    <>
      <p><Links links={shown.map((keyword) => ({ to: filteredListAddress(mediaType, 'keyword', keyword), text: keyword }))} /></p>
      {more}
    </>
  );
};

const formatIfKnown = <A, B>(value: A | null, format: (value: A) => B): B | null => (value === null ? null : format(value));
const people = (workers: ReadonlyArray<CrewMemberWithJobs>): React.JSX.Element | null =>
  workers.length === 0 ? null : <PersonNameLinks people={workers} />;
/** Returns directors or creators, if the line below the name does not have all of them. */
const furtherLeadCrew = ({ mediaType, crew }: TitleDetails): React.JSX.Element | null => {
  const leaders = findLeadCrew(mediaType, crew);
  return leaders.length <= namedLeadCrew(leaders.length) ? null : <PersonNameLinks people={leaders} most={leaders.length} />;
};

/** @param day of the release in the person's region, if that is known. */
const releaseTerm = ({ date }: TitleDetails, day: string | null, isComing: boolean): string => {
  // In the region it can be out before the day that the catalogue calls the first.
  const isLater = day !== null && date !== null && day > date;
  return isComing ? FACT_NAMES[isLater ? 'firstOutOn' : 'outOn'] : FACT_NAMES[isLater ? 'firstReleased' : 'released'];
};

const filmFacts = (film: TitleDetails, isComing: boolean, day = film.date): ReadonlyArray<FactSheetRow> => [
  { term: FACT_NAMES.directedBy, value: furtherLeadCrew(film) },
  { term: FACT_NAMES.writtenBy, value: people(findWriters(film.crew)) },
  {
    term: releaseTerm(film, day, isComing),
    value: formatIfKnown(film.date, formatDate) ?? formatIfKnown(film.year, String),
  },
  { term: FACT_NAMES.status, value: formatStatus(film) },
];

const seriesFacts = (title: TitleDetails, isComing: boolean): ReadonlyArray<FactSheetRow> => {
  const { series } = title;
  const next = series?.nextEpisode ?? null;
  return [
    { term: FACT_NAMES.createdBy, value: furtherLeadCrew(title) },
    {
      term: isComing ? FACT_NAMES.firstEpisode : FACT_NAMES.firstShown,
      value: formatIfKnown(title.date, formatDate) ?? formatIfKnown(title.year, String),
    },
    {
      term: FACT_NAMES.lastShown,
      value: series === null ? null : formatIfKnown(series.lastAirDate, (day) => lastAiredText(formatDate(day), title.status, series)),
    },
    { term: FACT_NAMES.next, value: next === null ? null : nextEpisodeText(next) },
    // The line of the genres names the first.
    {
      term: FACT_NAMES.networks,
      value: series !== null && series.networks.length > 1 ? <Links links={series.networks.slice(1).map(networkLink)} /> : null,
    },
    { term: FACT_NAMES.episodes, value: series === null ? null : totalEpisodesText(series, title.status) },
    { term: FACT_NAMES.episodeLength, value: formatIfKnown(series?.episodeRuntime ?? null, episodeLengthText) },
  ];
};

/** Keeps the row of a fact whose value follows. */
const LATER = '\u00A0';

const commonFacts = (title: TitleDetails, hasNames: boolean): ReadonlyArray<FactSheetRow> => [
  {
    term: title.countries.length > 1 ? FACT_NAMES.countries : FACT_NAMES.country,
    value: title.countries.length === 0 ? null : hasNames
      ? <Links links={title.countries.map(countryLink(title.mediaType))} />
      : LATER,
  },
  { term: FACT_NAMES.language, value: formatIfKnown(title.originalLanguage, (code) =>
    (hasNames ? <TextLink to={filteredListAddress(title.mediaType, 'language', code)}>{languageName(code)}</TextLink> : LATER)) },
  {
    term: FACT_NAMES.originalTitle,
    value: formatIfKnown(title.originalTitle, (original) => <span lang={originalTitleLang(title)}>{original}</span>),
  },
  {
    term: title.studios.length > 1 ? FACT_NAMES.studios : FACT_NAMES.studio,
    value: title.studios.length === 0 ? null
      : <Links links={title.studios.map((name) => ({ to: filteredListAddress(title.mediaType, 'studio', name), text: name }))} />,
  },
  { term: FACT_NAMES.budget, value: formatIfKnown(title.budget, formatDollars) },
  { term: FACT_NAMES.boxOffice, value: formatIfKnown(title.revenue, formatDollars) },
  { term: FACT_NAMES.votes, value: formatIfKnown(title.voteCount, formatNumber) },
  { term: FACT_NAMES.keywords, value: title.keywords.length === 0 ? null : <Keywords {...title} /> },
];

type Props = {
  readonly title: TitleDetails;
  /** False while the first view is not painted: the browser takes 50 ms on a slow phone for its first name of a country or language. */
  readonly hasNames: boolean;
};

/** Renders the facts of a title that the lines below its name do not have; unknown facts have no row. */
export const DetailsFactSheet = ({ title, hasNames }: Props): React.JSX.Element => {
  // The embedded catalogue has no days of countries.
  const region = (__ON_TMDB__ ? useReleaseRegion : () => null)();
  const day = title.releaseDays?.[region ?? ''];
  const isComing = useIsToCome(title);
  const facts = title.mediaType === 'movie' ? filmFacts(title, isComing, day) : seriesFacts(title, isComing);
  return <FactSheet facts={[...facts, ...commonFacts(title, hasNames)]} />;
};
