import { describe, expect, it } from 'vitest';
import * as domainFailure from '#domain/shared/failure';
import {
  conflict, invalid, forbidden, notFound, offline, asPartialFailure, rateLimited, unauthenticated, unavailable, missingToken, type Failure,
  type FailureTag,
} from '#domain/shared/failure';
import { noEntries, type ImportRecord } from '#application/ports/import-journal';
import { ERROR_CATALOGUE } from './error-catalogue';
import { failureMessage, failureSummaryText } from './failure.messages';
import { fieldErrorMessage } from './field.messages';
import { importEndTexts, importProgressText, importReportLabel } from '#ui/messages/data/import-records.messages.ts';
import { listChangeFailureText } from '#ui/messages/lists/card-actions.messages.ts';
import { listRejectionText } from '#ui/messages/lists/manage-lists.messages.ts';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { listSummaryText } from '#ui/messages/lists/lists.messages.ts';
import { greetingText } from './member-menu.messages';
import { avatarFailureText } from './profile.messages';
import { requestFailureText } from './request.messages';
import { credentialFailureText, accountDeletionFailureText } from './settings.messages';

const secret = 'TypeError at tmdb /movie/603';
const failures: Readonly<Record<FailureTag, Failure>> = {
  'not-found': notFound('genre'),
  offline: domainFailure.offline,
  unavailable: domainFailure.unavailable(503, secret),
  'rate-limited': rateLimited(null),
  'invalid-data': domainFailure.invalidData(secret, secret, secret),
  unauthenticated: domainFailure.unauthenticated,
  'forbidden': domainFailure.forbidden(secret),
  invalid: domainFailure.invalid(secret, secret),
  conflict: domainFailure.conflict(secret),
  aborted: domainFailure.aborted,
  unexpected: domainFailure.unexpected(secret),
};

describe('names', () => {
  it('are refused with the same words everywhere if they have hidden characters', () => {
    const refused = domainFailure.invalid('name', 'hidden-characters');
    const text = 'The name contains an invisible character or a special space. Type it again.';
    expect([fieldErrorMessage('hidden-characters'), listChangeFailureText(refused), listRejectionText(refused)]).toEqual([
      text, text, text,
    ]);
  });
});

describe('listRejectionText', () => {
  it('speaks of default lists only where one was to be renamed or deleted', () => {
    expect(listRejectionText(domainFailure.forbidden('this list'))).toBe('Favorites and watchlist can’t be renamed or deleted.');
    expect(['list', 'Not allowed: this list.'].map((what) => listRejectionText(domainFailure.forbidden(what)))).toEqual(
      Array(2).fill('This was refused, but nothing was lost. Try again.'),
    );
  });
});

describe('failureMessage', () => {
  it.each(Object.entries(failures))('has a short title and a sentence without internal details for %s', (_, failure) => {
    const { title, sentence } = failureMessage(failure);
    expect(title.length).toBeGreaterThan(2);
    expect(title.length).toBeLessThanOrEqual(16);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(title + sentence).not.toContain('tmdb');
    expect(title + sentence).not.toMatch(/TypeError|503/);
  });

  it.each([
    [domainFailure.timedOut, ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'time-out'), ERROR_CATALOGUE.lazyPageFails.text],
    [unavailable(null, 'network'), 'We couldn’t load this.'],
    [unavailable(null, 'Failed to fetch dynamically imported module'), 'We couldn’t load this.'],
    [unavailable(504, 'Gateway Timeout'), 'We couldn’t load this.'],
  ])('mentions a time-out only for time-outs: %j', (failure, sentence) => {
    expect(failureSummaryText(failure)).toBe(sentence);
  });

  it('names the missing resource, and the waiting time if known', () => {
    expect(failureSummaryText(notFound('genre'))).toBe('We can’t find that genre.');
    expect(['thing', 'file', 'audit entry'].map((what) => failureSummaryText(notFound(what)))).toEqual(
      Array(3).fill('We can’t find that.'),
    );
    expect(failureMessage(rateLimited(null)).sentence).toBe('Too many requests. Try again in a moment.');
    expect(failureMessage(rateLimited(500)).sentence).toBe('Too many requests. Try again in 1 minute.');
    expect(failureMessage(rateLimited(150_000)).sentence).toBe('Too many requests. Try again in 3 minutes.');
  });
});

describe('fieldErrorMessage', () => {
  it('returns null for a valid field and a text for every rule', () => {
    expect(fieldErrorMessage(undefined)).toBeNull();
    expect(fieldErrorMessage('required')).toBe('This field is required!');
    expect(fieldErrorMessage('a rule without words')).toBe('This isn’t valid.');
    expect([fieldErrorMessage('too-long'), fieldErrorMessage('too-long', 80)]).toEqual([
      'Use at most 4,000 characters.', 'Use at most 80 characters.',
    ]);
  });
});

describe('importEndTexts', () => {
  it('says what was added, refused and not added', () => {
    const added = { viewings: 1, ratings: 0, items: 20, lists: 2 };
    const record = { status: 'done' as const, added, refused: 0, skippedLists: [], unmatched: 0, isKept: true } as unknown as ImportRecord;
    expect(importEndTexts(record)).toEqual(['Added 1 viewing, 20 titles on lists and 2 new lists.']);
    expect(importEndTexts({ ...record, added: noEntries, status: 'stopped' })).toEqual(['Stopped. Nothing was added.']);
    expect(importEndTexts({ ...record, status: 'undone' })).toEqual(['Undone. It had added 1 viewing, 20 titles on lists and 2 new lists.']);
    expect(importEndTexts({ ...record, skippedLists: ['noir'], refused: 2 }).slice(1)).toEqual([
      'Not added, because you have too many lists or the name isn’t possible: noir.',
      '2 entries couldn’t be added, for example because a list is full or deleted, or because you’ve rated the title since.',
    ]);
    expect([true, false].map((isKept) => importEndTexts({ ...record, unmatched: 1, isKept })[1])).toEqual([
      '1 entry without a title was kept in your account.',
      '1 entry without a title will be in your account as soon as it can be reached.',
    ]);
  });
});

it('importReportLabel says that the report is the plan, unless all of it was made', () => {
  const record = { status: 'done', rows: 2, refused: 0, skippedLists: [] } as unknown as ImportRecord;
  const labels = [record, { ...record, refused: 1 }, { ...record, skippedLists: ['noir'] }].map(importReportLabel);
  expect(labels).toEqual(['Save the report (2 rows)', ...Array.from({ length: 2 }, () => 'Save the report as planned (2 rows)')]);
});

it('importProgressText claims no minutes while an import or its undo waits', () => {
  const adds = { ...noEntries, viewings: 10 };
  const record = { status: 'running', adds, added: { ...adds, viewings: 4 }, made: 4, takenBack: 1 } as unknown as ImportRecord;
  expect([importProgressText(record, 2, null), importProgressText(record, 2, 'server')])
    .toEqual(['4 of 10 entries added. About 2 minutes left.', 'Waiting for the server. 4 of 10 entries added.']);
  expect((['undoing', 'paused'] as const).map((status) => importProgressText({ ...record, status }, 2, 'storage')))
    .toEqual(['Waiting for this browser’s storage, which is full or can’t be used. 25% undone.', 'Paused. 4 of 10 entries added.']);
});

describe('SEARCH_MESSAGES', () => {
  it('cuts a long query in a heading at 80 characters', () => {
    expect(SEARCH_MESSAGES.results('casablanca')).toBe('Results for “casablanca”');
    expect(SEARCH_MESSAGES.results('x'.repeat(500))).toBe(`Results for “${'x'.repeat(80)}…”`);
  });
});

describe('listSummaryText', () => {
  it('says that an empty list has no titles yet', () => {
    expect([listSummaryText(0, null, 0), listSummaryText(0, 0, 0), listSummaryText(18, null, 0)]).toEqual([
      'No titles yet.', 'No titles yet. Changed today.', '18 titles.',
    ]);
  });
});

describe('greetingText', () => {
  it('depends on the hour', () => {
    expect([4, 18, 23].map(greetingText)).toEqual(Array(3).fill('Good evening'));
    expect([5, 11].map(greetingText)).toEqual(Array(2).fill('Good morning'));
    expect([12, 17].map(greetingText)).toEqual(Array(2).fill('Good afternoon'));
  });
});

describe('avatarFailureText', () => {
  it.each([
    [unauthenticated, 'Not authenticated'],
    [unavailable(402, 'Quota exceeded'), 'Quota exceeded'],
    [forbidden('this storage path'), 'No permission to access the path'],
    [notFound('image'), 'Object at the path does not exist'],
  ])('uses the error catalogue’s text for a storage failure: %j', (failure, text) => {
    expect(avatarFailureText(failure)).toBe(`${text}. Your profile hasn’t changed.`);
  });

  it('uses the general text for any other failure', () => {
    expect(avatarFailureText(offline)).toBe('You’re offline. Your profile hasn’t changed.');
    expect(avatarFailureText(invalid('image', 'image-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });

  it('states what happened to the previous picture', () => {
    expect(avatarFailureText(offline)).toMatch(/Your profile hasn’t changed\.$/);
    expect(avatarFailureText(asPartialFailure(offline))).toMatch(/^Your new picture may already be saved\./);
    expect(avatarFailureText(invalid('image', 'not-an-image'))).toMatch(/JPEG, PNG, WebP or AVIF/);
    expect(avatarFailureText(invalid('image', 'image-too-large'))).toBe('Image size exceeds the maximum size of 2048 KB.');
  });
});

describe('credentialFailureText', () => {
  it('does not reveal whether the e-mail or the password was wrong, nor whether an address exists', () => {
    expect(credentialFailureText(unauthenticated)).toBe('Wrong e-mail or password. Nothing was changed.');
    expect(credentialFailureText(offline)).toMatch(/^You’re offline\./);
  });
});

describe('credentialFailureText of an incomplete change', () => {
  it.each([rateLimited(90_000), offline, unavailable(503, 'Service Unavailable'), unauthenticated])(
    'names what has changed already and what to do: $_tag',
    (failure) => {
      expect(credentialFailureText(asPartialFailure(failure))).toBe(
        'Your password was changed, but your other devices are still signed in. Try again to sign them out.',
      );
    },
  );

  it('does not blame the input if there was no token to send', () => {
    expect(credentialFailureText(missingToken)).toBe('User token is not available. Sign in, then try again.');
    expect(accountDeletionFailureText(missingToken)).toBe(credentialFailureText(missingToken));
  });
});

describe('accountDeletionFailureText', () => {
  it('advises the last admin, and equals credentialFailureText for all other failures', () => {
    expect(accountDeletionFailureText(conflict('This cannot be done now: the last admin.'))).toBe(
      'You’re the last admin, so make someone else an admin first. Nothing was changed.',
    );
    expect(accountDeletionFailureText(unauthenticated)).toBe(credentialFailureText(unauthenticated));
    expect(accountDeletionFailureText(offline)).toBe(credentialFailureText(offline));
  });
});

describe('requestFailureText', () => {
  it.each([
    ['refused', 'Nothing was saved: this browser doesn’t let Marquee save anything. Allow it to store data, or use another browser.'],
    ['newer', 'Nothing was saved: this browser holds data of a newer version of Marquee. Try again later.'],
    ['full', 'Nothing was saved: this device’s storage is full. Free some space and try again.'],
  ] as const)('says why the browser’s storage kept nothing: %s', (storage, text) => {
    expect(requestFailureText({ ...unavailable(null, 'QuotaExceededError'), storage })).toBe(text);
  });

  it('distinguishes a missing token from a rejected one', () => {
    expect(requestFailureText(missingToken)).toBe('User token is not available. Sign in, then try again.');
    expect(requestFailureText(unauthenticated)).toBe('You’re not signed in. Sign in, then try again.');
    expect(requestFailureText({ ...unauthenticated, statusText: 'Unauthorized' })).toBe('You’re not signed in. Sign in, then try again.');
    expect(requestFailureText(offline)).toMatch(/^You’re offline\./);
  });
});
