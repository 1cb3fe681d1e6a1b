import { joinList } from '#domain/shared/join-list';
import { keywordPhrases } from './keyword-phrases';
import { findSharedWork, isFactual, type SharedWork } from './shared-work';
import { findKnownWork, type KnownWork } from './known-work';
import { findRank } from './rank-among-kind';
import { describeKind } from './title-kind';
import type { Namesakes } from '../fact-record';
import type { TitleFacts } from '../title-facts';

/** Ends a sentence, unless the title at its end does. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const article = (words: string): string => (/^(?:[aeio]|un)/i.test(words) ? 'An' : 'A');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether an adjective repeats a word of the kind, as "spy" does before "spy thriller". */
const repeats = (adjective: string, kind: string): boolean => adjective.split('-').some((word) => kind.includes(word));

/** Returns "Carl", without a note in brackets and without further roles. */
const roleOf = (character: string | null): string => (character ?? '').replace(/\s*\([^)]*\)/g, '').split(/ \/ |\//)[0]?.trim() ?? '';

/** Returns who is seen or heard, for a title of which nothing else is known. */
const withLeads = (facts: TitleFacts): string => {
  const leads = facts.cast.slice(0, 2);
  if (leads.length === 0) return '';
  if (facts.genres.includes('Animation')) return ` with the voices of ${joinList(leads.map(({ name }) => name))}`;
  const parts = leads.map(({ name, character }) => {
    const role = isFactual(facts) ? '' : roleOf(character);
    return role === '' || role.length > 30 ? name : `${name} as ${role}`;
  });
  return ` with ${joinList(parts)}`;
};

/**
 * Returns the kind of a title, what it is about, as its keywords say, and how it stands among its kind. Only where neither is known it has
 * the leads and their roles, which stand below it too.
 */
const kindSentence = (facts: TitleFacts, rank: string | null): string | null => {
  const { tone, form, source, themes, place, time } = keywordPhrases(facts.keywords);
  const described = describeKind(facts);
  // A musical is not a music comedy too, and a music documentary is no musical.
  const isMusical = form === 'musical' && !described.includes('documentary');
  const kind = isMusical ? described.replace('music ', '') : described;
  const adjective = form === null || repeats(form, kind) || (form === 'musical' && !isMusical) ? '' : form;
  const words = [tone === null || repeats(tone, kind) ? '' : tone, adjective, kind].filter((word) => word !== '').join(' ');
  const topics = themes.filter((theme) => adjective === '' || !repeats(adjective, theme));
  const about = topics.length === 0 ? '' : `${source === null ? '' : ','} about ${joinList(topics)}`;
  const setting = [place, time].filter((part) => part !== null).join(' ');
  const set = setting === '' ? '' : `${source === null && about === '' ? '' : ','} set ${setting}`;
  const isBare = words === kind && source === null && about === '' && set === '';
  const leads = isBare && rank === null ? withLeads(facts) : '';
  if (isBare && rank === null && leads === '') return null;
  const kindAndLeads = `${article(words)} ${words}${source === null ? '' : ` ${source}`}${about}${set}${leads}`;
  if (rank === null) return sentence(kindAndLeads);
  return isBare ? sentence(`${kindAndLeads}, ${rank}`) : `${sentence(kindAndLeads)} ${capitalized(rank)}.`;
};

const MAX_NAMED = 2;

const sharedWorkSentence = ({ names, titles }: SharedWork): string => {
  const further = titles.length - MAX_NAMED;
  const named = titles.slice(0, further === 1 ? MAX_NAMED + 1 : MAX_NAMED);
  return sentence(`${joinList(names)} also worked together on ${joinList(further > 1 ? [...named, `${further} more`] : named)}`);
};

const knownWorkSentence = ({ role, name, titles }: KnownWork): string =>
  sentence(role === 'lead' ? `${name} is also in ${joinList(titles)}` : `Its ${role} also made ${joinList(titles)}`);

/** Length that the sentences of a title do not exceed, in characters. */
const MAX_LENGTH = 260;

/** Returns the sentences about a title that its facts support; null if they support none. */
export type SummarySentence = (facts: TitleFacts) => string | null;

/**
 * Returns a function that writes about a title without an overview: what kind it is and what it is about, how well it is rated among its
 * kind, who worked together before, and where neither is known for what else one of its people is known. Years, directors, countries and
 * dates stand beside the sentence on a title's page, so that it has none.
 * @param all the titles of the catalogue, for the comparisons.
 */
export const summarySentences = (all: ReadonlyArray<TitleFacts>, namesakes: Namesakes): SummarySentence => {
  const [rankOf, sharedWork, knownWork] = [findRank(all), findSharedWork(all, namesakes), findKnownWork(all, namesakes)];
  return (facts) => {
    const [rank, work] = [rankOf(facts), sharedWork(facts)];
    const known = rank === null && work === null ? knownWork(facts) : null;
    const sentences = [
      kindSentence(facts, rank),
      work === null ? null : sharedWorkSentence(work),
      known === null ? null : knownWorkSentence(known),
    ].filter((each) => each !== null);
    const text = sentences.reduce((before, next) => {
      const longer = `${before} ${next}`.trim();
      return longer.length > MAX_LENGTH ? before : longer;
    }, '');
    return text === '' ? null : text;
  };
};
