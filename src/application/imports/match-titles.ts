import * as E from 'fp-ts/Either';
import type { NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { KeptAnswers } from './look-up/look-up';
import { matchTitle, type MatchDeps, type TitleMatch } from './match-title';
import { createPause, mapInSlices } from './pause';

/** Titles that are looked for at the same time. */
const AT_ONCE = 8;
/** How often a title is looked for while the catalogue asks to wait, and how long if it does not say so, in ms. */
const MAX_ATTEMPTS = 10;
const DEFAULT_WAIT_MS = 5000;
const keys = new WeakMap<NamedTitle, string>();
/** Returns a text that is equal for titles that are looked for in the same way. Each choice asks for the keys of all rows again. */
export const namedTitleKey = (title: NamedTitle): string => {
  const { name, year, mediaType, tmdbId, imdbId, directors, minutes, tvdbId, episodeId, usualType } = title;
  // Choices of titles are remembered by this text: it stays as it is for titles without the later fields.
  const later = [tvdbId, episodeId, usualType].filter((field) => field !== null);
  const key = keys.get(title) ?? JSON.stringify([name, year, mediaType, tmdbId, imdbId, directors, minutes, ...later]);
  keys.set(title, key);
  return key;
};

/** Waits, or until the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Repeats a request after the catalogue's wait: thousands of titles are more than TMDB answers at once. */
export const patiently = async <A>(signal: AbortSignal, ask: Answer<A>): Promise<E.Either<Failure, A>> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (E.isRight(answer) || answer.left._tag !== 'rate-limited' || attempt === MAX_ATTEMPTS || signal.aborted) return answer;
    await wait(answer.left.retryAfterMs ?? DEFAULT_WAIT_MS, signal);
  }
};

/** Does work for many, for eight at the same time. @param work returns whether there is more to do after it. */
export const inLanes = async <A>(all: Iterable<A>, work: (each: A) => Promise<boolean>): Promise<void> => {
  const left = [...all].values();
  const goOn = async (): Promise<void> => {
    for (const each of left) if (!(await work(each))) return;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
};

export type MatchTitlesDeps = MatchDeps & {
  /** Matches of former attempts; those of this one are added. */
  readonly kept?: Pick<KeptAnswers, 'matches'>;
  /** Whether a title for which the catalogue is unavailable stays open instead of ending the look-up. */
  readonly leavesOpen?: true;
};

type Matches = ReadonlyMap<string, TitleMatch>;

/**
 * Finds the titles in the catalogue. Takes a title only if the file can mean no other. Fails as a whole if the catalogue does not
 * answer: a title that was not looked for is not unknown. What was found stays in `kept`. @returns the matches by `namedTitleKey`.
 */
export const matchTitles = (deps: MatchTitlesDeps, titles: ReadonlyArray<NamedTitle>): Answer<Matches> => async () => {
  const pause = createPause();
  const all = new Map<string, NamedTitle>();
  await mapInSlices(titles, (title) => void all.set(namedTitleKey(title), title), pause);
  const matches = new Map([...all.keys()].flatMap((key) => {
    const match = deps.kept?.matches.get(key);
    return match === undefined ? [] : [[key, match] as const];
  }));
  const left = [...all].filter(([key]) => !matches.has(key));
  let failure = null as Failure | null;
  deps.onProgress(matches.size, all.size);
  await inLanes(left, async ([key, title]) => {
    const match = deps.signal.aborted ? E.left(aborted) : await patiently(deps.signal, () => matchTitle(deps, title));
    if (E.isRight(match)) deps.kept?.matches.set(key, match.right);
    else if (deps.leavesOpen !== true || match.left._tag !== 'unavailable') {
      failure ??= match.left;
      return false;
    }
    matches.set(key, E.isRight(match) ? match.right : { kind: 'none', isUnanswered: true });
    deps.onProgress(matches.size, all.size);
    await pause();
    return failure === null;
  });
  return failure === null ? E.right(matches) : E.left(failure);
};
