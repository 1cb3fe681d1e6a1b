import * as E from 'fp-ts/Either';
import { eveningStoreOf, lastVisitorEvening } from '#application/evening-pick/evening-store';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Log } from '#application/ports/log';
import type { Clock } from '#application/ports/clock';
import { formatServices, parseServices } from '#domain/catalogue/services/streaming-services';
import { eveningOf } from '#domain/evening-pick/evening';
import { mergeRecentTitles } from '#domain/users/recent-titles';
import { noSettings, RecentTitle, UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { editOpenedTitles } from './opened-titles';
import type { ProfileUseCases } from './profile-use-cases';
import type { TitleSettings } from './title-settings';
import { SIGNED_UP, SIGNED_UP_KEY, VISITOR_SERVICES_KEY, VISITOR_TITLE_SETTINGS_KEY, VISITOR_TITLES_KEY } from './visitor-data';

export type AdoptVisitorDataDeps = {
  readonly storage: BrowserStorage;
  readonly profiles: Pick<ProfileUseCases, 'sendRecent' | 'restoreOwnData'>;
  readonly clock: Clock;
  readonly log: Log;
};

/** Older titles are not given to the account: another person may have opened them, or turned them down. In ms. */
export const VISITOR_TITLES_MAX_AGE_MS = 30 * 86_400_000;

const titlesIn = (text: string | null, since: number): ReadonlyArray<RecentTitle> => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(stored) ? stored : [])
      .flatMap((title): ReadonlyArray<RecentTitle> => E.match(() => [], (decoded: RecentTitle) => [decoded])(RecentTitle.decode(title)))
      .filter(({ openedAt }) => openedAt >= since);
  } catch {
    return []; // the text is no JSON
  }
};

/** Moves the titles that are not for the visitor to the member's copy in this browser, from where they are sent to the account. */
const moveTurnedDown = (storage: BrowserStorage, uid: UserId, evening: string): void => {
  const [visitors, own] = [eveningStoreOf(storage, null, evening), eveningStoreOf(storage, uid, evening)];
  const { notForMe } = visitors.get();
  if (notForMe.length === 0) return;
  own.turnDown(...notForMe);
  visitors.takeBack(...notForMe);
};

/**
 * Gives a new account what its visitor left in this browser: the titles opened within 30 days, those turned down, if the last evening is
 * not older, the streaming services, and the theme, language and region, which other browsers of the member then use too. Any other
 * sign-in deletes the titles that were opened: they may be somebody else's.
 * @param theme the theme that this browser has chosen; null: none. @param titleSettings language and region that its visitors have chosen.
 */
export const adoptVisitorData = async (
  { storage, profiles, clock, log }: AdoptVisitorDataDeps, uid: UserId, theme: string | null, titleSettings: TitleSettings,
): Promise<void> => {
  const noted = storage.session.get(SIGNED_UP_KEY);
  const titles = noted === SIGNED_UP ? titlesIn(storage.session.get(VISITOR_TITLES_KEY), clock.now() - VISITOR_TITLES_MAX_AGE_MS) : [];
  const isNew = noted === SIGNED_UP || noted === uid;
  // After a reload, or a failure, the next start of this account in this tab repeats it.
  storage.session.set(SIGNED_UP_KEY, isNew ? uid : null);
  [storage.local, storage.session].forEach((each) => each.set(VISITOR_TITLES_KEY, null));
  if (!isNew) return;
  const now = clock.now();
  if (lastVisitorEvening(storage) >= eveningOf(now - VISITOR_TITLES_MAX_AGE_MS)) moveTurnedDown(storage, uid, eveningOf(now));
  if (titles.length > 0) {
    editOpenedTitles(storage, uid, ({ unsent, sent }) => ({ unsent: mergeRecentTitles(unsent, titles), sent }));
    // A batch that does not arrive waits and is sent later; its failure is logged there.
    await profiles.sendRecent(uid)();
  }
  const settings = E.getOrElse(() => noSettings)(UserSettings.decode({ theme, ...titleSettings }));
  const found = parseServices(storage.local.get(VISITOR_SERVICES_KEY));
  const services = found === null ? null : formatServices(found);
  if (services !== null || Object.values(settings).some((value) => value !== null)) {
    // Choices that the member has made since a first try stay.
    const own = { recents: [], settings, services, phoneNumber: null, savedFilters: null, turnedDown: null, unmatched: [] };
    const saved = await profiles.restoreOwnData(uid, own)();
    if (E.isLeft(saved)) {
      log.failure('sign-up.settings', saved.left);
      return;
    }
  }
  storage.session.set(SIGNED_UP_KEY, null);
  storage.local.set(VISITOR_TITLE_SETTINGS_KEY, null);
  storage.local.set(VISITOR_SERVICES_KEY, null);
};
