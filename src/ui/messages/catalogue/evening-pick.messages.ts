import { shortText } from '#ui/messages/format/short-text.ts';
import type { EveningAnswers } from '#domain/evening-pick/evening-filters';
import type { Mood } from '#domain/evening-pick/mood';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Offer } from '#domain/catalogue/title-details';
import { once } from '#ui/design/utils/once.ts';
import { formatCountWithNoun, formatRuntime, joinList } from '#ui/messages/format/format.ts';
import { formatOfferKind } from './title.messages';
import { TURNED_DOWN_MESSAGES } from './taste.messages';

/** Texts of the question "What's on tonight?". */
export const QUESTION_MESSAGES = {
  title: 'What’s on tonight?',
  description: 'Say how long you have and what you’re in the mood for, and get one film or episode for tonight.',
  note: 'Three answers, one title.',
  what: 'What to watch',
  film: 'A film',
  episode: 'One episode',
  howLong: 'How long have you got?',
  noLimit: 'No limit',
  until: 'Until',
  mood: 'What mood?',
  anyMood: 'Any mood',
  who: 'Alone or together?',
  alone: 'On my own',
  together: 'Together',
  seenBefore: 'Seen before',
  seen: 'Something I’ve seen and liked',
} as const;

/** Texts while several people answer on one device. */
export const TOGETHER_MESSAGES = {
  person: (number: number): string => `Person ${number}: what mood?`,
  hidden: 'Choose up to three moods, or none for any. The others don’t see your choice.',
  done: 'Done, hand it over',
  board: ['Hand it /over'],
  handOver: (number: number): string => `Person ${number} has answered. Give the device to the next person.`,
  next: (number: number): string => `I’m person ${number}`,
  allDone: (count: number): string => `${count} people have answered. See your title, or pass the device on.`,
  show: 'Show our title',
  agreed: 'We agree',
} as const;

/** Most characters of a name in the title of the tab. */
const MAX_TITLE_IN_TAB = 70;

/** Texts of the choice between one phone and two. */
export const WHICH_PHONE_MESSAGES = {
  which: 'On which phone?',
  one: 'On one phone',
  own: 'Each on their own phone',
} as const;

/** Returns where a title is offered: "Where to watch (Austria). Stream: Netflix and MUBI. Free: ARTE." */
export const offersText = (
  region: string, offers: ReadonlyArray<{ readonly kind: Offer['kind']; readonly names: ReadonlyArray<string> }>,
): string => `Where to watch (${region}). ${offers.map(({ kind, names }) => `${formatOfferKind(kind)}: ${joinList(names)}.`).join(' ')}`;

/** Returns on which of a person's services a title is: "On your services (Germany): Netflix and MUBI." */
export const ownOffersText = (region: string, names: ReadonlyArray<string>): string =>
  names.length === 0 ? `Not on your services (${region}).` : `On your services (${region}): ${joinList(names)}.`;

/** Texts of the pick. */
export const PICK_MESSAGES = {
  documentTitle: (title: string): string => `Tonight: ${shortText(title, MAX_TITLE_IN_TAB)}`,
  loading: 'Finding something for tonight',
  ends: (mediaType: MediaType, time: string): string =>
    mediaType === 'movie' ? `Ends at ${time} if you start now` : `One episode ends at about ${time} if you start now`,
  another: 'Another',
  noOther: 'We found no other title for tonight.',
  notLoaded: 'We couldn’t load another title.',
  tryAgain: 'Try again',
  notForMe: 'Not for me',
  takenOut: (title: string): string => `We won’t pick ${title} for you again.`,
  undo: 'Undo',
  about: (mediaType: MediaType): string => (mediaType === 'movie' ? 'About this film' : 'About this series'),
  signIn: 'Sign in to save',
  yourEvening: 'Your evening',
  change: 'Change',
  before: 'Shown before',
  notForMeList: (count: number): string => `Not for me: ${formatCountWithNoun(count, 'title', 'titles')}`,
  keptForVisitor: 'Kept in this browser.',
  keptForMember: TURNED_DOWN_MESSAGES.kept,
  unknownTaste: 'We couldn’t check your watchlist and history, so this may be something you’ve seen.',
  board: ['Nothing /found'],
  empty: 'No title fits all of that. Try one of these instead.',
  noneSeen: 'We found nothing that fits among your watched favorites and titles rated 7 or more. Try one of these instead.',
  unknownSeen: 'We couldn’t read your ratings and history, so we don’t know what you’ve seen. Try again later, or try one of these.',
  somethingNew: 'Something new',
  allShownBoard: ['That’s /all'],
  allShown: 'We’ve shown you every title we found. Try one of these instead.',
  moreTime: 'Any length',
  otherMood: 'Any mood',
  eitherMood: 'Anyone’s mood',
  changeAnswers: 'Change your answers',
} as const;

/** The name of each mood, and the facts that define it. */
export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  laugh: 'A good laugh', warm: 'Something warm', love: 'Love', tense: 'On edge', scare: 'Scare me', puzzle: 'A puzzle',
  crime: 'Crooks and cops', action: 'Fast and loud', far: 'Far away', worlds: 'Other worlds', deep: 'Something deep',
  children: 'With children', learn: 'Learn something', music: 'Song and dance', western: 'Wide open land', classic: 'An old classic',
};

type Note = string | Readonly<Record<MediaType, string>>;
const MOOD_NOTES: Readonly<Record<Mood, Note>> = {
  laugh: { movie: 'Comedies, parodies, satires', tv: 'Comedies, sitcoms' },
  warm: { movie: 'Romantic and family comedies', tv: 'Family series, comedy dramas' },
  love: { movie: 'Romances, forbidden love', tv: 'Love stories, couples, marriages' },
  tense: { movie: 'Thrillers, hostages, people on the run', tv: 'Action dramas, conspiracies' },
  scare: { movie: 'Horror', tv: 'Ghosts, vampires, zombies' },
  puzzle: 'Mysteries',
  crime: { movie: 'Crime, heists, police', tv: 'Crime' },
  action: { movie: 'Action, martial arts, superheroes', tv: 'Action' },
  far: { movie: 'Adventures, islands, road trips', tv: 'Islands, nature, survival, pirates' },
  worlds: { movie: 'Science fiction, fantasy, dystopias', tv: 'Science fiction, fantasy' },
  deep: 'Dramas, highly rated',
  children: { movie: 'Family films', tv: 'Family and children’s series' },
  learn: 'Documentaries',
  music: 'Music films, musicals, singers', western: 'Westerns, outlaws',
  classic: { movie: 'Up to 1965', tv: 'Up to 1989' },
};

/** Returns the facts that define a mood, in words. */
export const moodNote = (mood: Mood, mediaType: MediaType): string => {
  const note = MOOD_NOTES[mood];
  return typeof note === 'string' ? note : note[mediaType];
};

const timeOfDay = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** Formats a time (ms since 1970) as "22:18". */
export const formatTimeOfDay = (millis: number): string => timeOfDay().format(millis);

/** Returns the length of a choice: "2 h", "90 min"; of a time of day "Until 22:30". */
export const timeLeftText = (time: number | string | null): string =>
  time === null ? QUESTION_MESSAGES.noLimit : typeof time === 'string' ? `${QUESTION_MESSAGES.until} ${time}` : formatRuntime(time);

/** Returns what there is time for: "A film · 2 h". */
export const eveningText = ({ mediaType, time }: Pick<EveningAnswers, 'mediaType'> & { readonly time: number | string | null }): string =>
  `${mediaType === 'movie' ? QUESTION_MESSAGES.film : QUESTION_MESSAGES.episode} · ${timeLeftText(time)}`;

/** Returns the answers of an evening in words: "A film · 2 h · A good laugh or Love · Something warm". */
export const answersText = ({ mediaType, people }: Pick<EveningAnswers, 'mediaType' | 'people'>, time: number | string | null): string =>
  [
    eveningText({ mediaType, time }),
    ...people.map((moods) => (moods.length === 0 ? QUESTION_MESSAGES.anyMood : joinList(moods.map((mood) => MOOD_NAMES[mood]), 'or'))),
  ].join(' · ');
