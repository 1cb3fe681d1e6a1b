import * as t from 'io-ts';
import type { ProfileValues } from '#application/user/profile-form';
import type { UserId } from '#domain/user/user-id';

const Draft = t.strict({ uid: t.string, name: t.string, phoneNumber: t.string });
const STORED_AS = 'marquee.profile-draft';

/** What that member was typing in this tab before a reload or before their session ended; null when they were not. */
export const recallDraft = (uid: UserId): ProfileValues | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null');
    return Draft.is(stored) && stored.uid === uid ? { name: stored.name, phoneNumber: stored.phoneNumber } : null;
  } catch {
    return null; // storage is forbidden, or somebody changed the text
  }
};

/** Keeps what is being typed for as long as the tab lives; null keeps nothing. */
export const keepDraft = (uid: UserId, values: ProfileValues | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, JSON.stringify({ uid, ...values }));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
};
