import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import { decodeText } from '#domain/shared/codecs/decode-text';
import type { UserId } from '#domain/users/user-id';
import { createPause, mapInSlices } from '#application/imports/pause';
import type { TitleMatch } from '#application/imports/match-title';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { memberDataKey } from '#application/profile/member-data-keys';
import { TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { noAnswers, type KeptAnswers } from './look-up';

const DAY_MS = 86_400_000;
/** How long an answer is kept. A catalogue can soon gain a title that it did not have. */
const KEPT_DAYS = { matched: 7, several: 7, none: 1 } as const satisfies Readonly<Record<TitleMatch['kind'], number>>;
/** Characters of all answers, some 3,000 titles: browsers give a site room for 2.5 million and more. The oldest go first. */
const MAX_CHARACTERS = 1_200_000;
/** Between two writings, in ms: each writes all answers. */
const WRITE_MS = 15_000;

const Match = t.union([
  t.exact(t.intersection([
    t.type({ kind: t.literal('matched'), title: StoredTitle }), t.partial({ episode: t.strict({ season: t.number, episode: t.number }) }),
  ])),
  t.exact(t.intersection([
    t.type({ kind: t.literal('several'), titles: t.readonlyArray(StoredTitle) }), t.partial({ isLikely: t.literal(true) }),
  ])),
  t.strict({ kind: t.literal('none') }),
]);
/** A line of the stored text: when the catalogue answered, in ms since 1970, the key of the named title, and the answer. */
const Line = t.tuple([t.number, t.string, Match], 'StoredAnswer');

/**
 * Returns answers that outlive the tab: choosing the same files after a reload goes on where their look-up was. They are those in the
 * present language, and go with the member's other data on the device. Of two tabs that look titles up, the last one's are kept.
 * @param now returns ms since 1970.
 */
export const storedAnswers = ({ local }: BrowserStorage, uid: UserId, now: () => number): KeptAnswers => {
  const key = memberDataKey('import-answers', uid);
  const { matches, episodes } = noAnswers();
  const lines = new WeakMap<TitleMatch, string>();
  let [writtenAt, isRead, isComplete] = [-Infinity, false, false];
  const head = (): string => JSON.stringify(local.get(TITLE_SETTINGS_KEY) ?? '');
  const lineOf = (name: string, match: TitleMatch): string => {
    const line = lines.get(match) ?? JSON.stringify([now(), name, match]);
    lines.set(match, line);
    return line;
  };
  /** Writes the latest answers. @returns whether they are all. */
  const write = (): boolean => {
    let left = MAX_CHARACTERS;
    const all = [...matches].map(([name, match]) => lineOf(name, match)).reverse();
    const latest = all.filter((line) => (left -= line.length + 1) >= 0);
    return local.set(key, [head(), ...latest.reverse()].join('\n')) && latest.length === all.length;
  };
  return {
    matches, episodes,
    read: async () => {
      if (isRead) return;
      isRead = true;
      const [language, ...stored] = (local.get(key) ?? '').split('\n');
      const own = language === head() ? stored : [];
      await mapInSlices(own, (line) => {
        const read = decodeText(Line, line, null);
        if (read === null) return;
        const [at, name, match] = read;
        if (matches.has(name) || now() - at >= KEPT_DAYS[match.kind] * DAY_MS) return;
        lines.set(match, line);
        matches.set(name, match);
      }, createPause());
      isComplete = write();
      writtenAt = now();
    },
    save: (isEnd) => {
      if (!isRead || (!isEnd && now() - writtenAt < WRITE_MS)) return isComplete;
      writtenAt = now();
      // A sign-out, perhaps in another tab, has deleted them.
      isComplete = local.get(key) !== null && write();
      return isComplete;
    },
  };
};
