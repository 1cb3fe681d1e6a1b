import { describeKind } from './title-kind';
import { nationality } from './nationality';
import type { TitleFacts } from './title-facts';

/** "Ann", "Ann and Ben", "Ann, Ben and Cy". */
const list = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;

const article = (words: string): string => (/^(?:[aeio]|un)/i.test(words) ? 'an' : 'a');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parts of the sentences. */
type Parts = {
  readonly year: number;
  /** "American crime drama". */
  readonly kind: string;
  readonly makers: ReadonlyArray<string>;
  readonly leads: ReadonlyArray<string>;
  readonly animated: boolean;
  readonly factual: boolean;
  readonly network: string;
};

const partsOf = (facts: TitleFacts): Parts => {
  const makers = (facts.mediaType === 'movie' ? facts.directors : facts.creators).slice(0, 3);
  const kind = [nationality(facts.countries), describeKind(facts)].filter((word) => word !== '').join(' ');
  const leads = facts.cast.map(({ name }) => name).filter((name) => !makers.includes(name)).slice(0, 2 + (Math.abs(facts.id) % 2));
  return {
    year: facts.year, kind, makers, leads, animated: facts.genres.includes('Animation'), network: facts.networks[0] ?? '',
    factual: facts.genres.some((genre) => genre === 'Documentary' || genre === 'Reality' || genre === 'Talk' || genre === 'News'),
  };
};

const withLeads = ({ leads, animated }: Parts): string =>
  (leads.length === 0 ? '' : animated ? `, with the voices of ${list(leads)}` : `, with ${list(leads)}`);

type Phrase = (parts: Parts) => string;

const plainFilm: Phrase = (parts) => {
  const by = parts.makers.length === 0 ? '' : `, ${parts.factual ? 'made' : 'directed'} by ${list(parts.makers)}`;
  return `${capital(article(parts.kind))} ${parts.kind} from ${parts.year}${by}${withLeads(parts)}.`;
};

const actedFilm: ReadonlyArray<Phrase> = [
  plainFilm,
  ({ makers, leads, kind, year }) =>
    `${list(makers)} ${makers.length > 1 ? 'direct' : 'directs'} ${list(leads)} in ${article(kind)} ${kind} from ${year}.`,
  ({ makers, leads, kind, year }) => `Directed by ${list(makers)}, this ${kind} of ${year} stars ${list(leads)}.`,
  ({ makers, leads, kind, year }) => `${list(leads)} lead the cast of this ${kind}, which ${list(makers)} directed in ${year}.`,
  ({ makers, leads, kind, year }) => `In ${year} ${list(makers)} made this ${kind} with ${list(leads)}.`,
];

const animatedFilm: ReadonlyArray<Phrase> = [
  plainFilm,
  ({ makers, leads, kind, year }) => `${list(leads)} lend their voices to this ${kind} of ${year}, directed by ${list(makers)}.`,
  ({ makers, leads, kind, year }) => `Directed by ${list(makers)}, this ${kind} of ${year} has the voices of ${list(leads)}.`,
];

const plainSeries: Phrase = (parts) => {
  const by = parts.makers.length === 0 ? '' : `, created by ${list(parts.makers)}`;
  return `${capital(article(parts.kind))} ${parts.kind} that began in ${parts.year}${by}${withLeads(parts)}.`;
};

const actedSeries: ReadonlyArray<Phrase> = [
  plainSeries,
  ({ leads, kind, year, network }) =>
    `${list(leads)} star in this ${kind}, first shown in ${year}${network === '' ? '' : ` on ${network}`}.`,
  ({ leads, kind, year, network }) => `First shown${network === '' ? '' : ` on ${network}`} in ${year}, this ${kind} stars ${list(leads)}.`,
  ({ leads, kind, year }) => `This ${kind} began in ${year} and stars ${list(leads)}.`,
];

const phrasesFor = (mediaType: TitleFacts['mediaType'], { makers, leads, animated, factual }: Parts): ReadonlyArray<Phrase> => {
  const hasLeads = leads.length > 1 && !factual;
  if (mediaType === 'tv') return hasLeads && !animated ? actedSeries : [plainSeries];
  if (!hasLeads || makers.length === 0) return [plainFilm];
  return animated ? animatedFilm : actedFilm;
};

/** Returns one sentence about a title from its facts. The id selects the phrase, so that the sentence does not change between builds. */
export const summarySentence = (facts: TitleFacts): string => {
  const parts = partsOf(facts);
  const phrases = phrasesFor(facts.mediaType, parts);
  const phrase = phrases[Math.floor(Math.abs(facts.id) / 2) % phrases.length] ?? plainFilm;
  return phrase(parts);
};
