import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { browserConnection } from '#adapters/browser/browser-connection';
import { consoleLog } from '#adapters/browser/console-log';
import { systemClock } from '#adapters/browser/system-clock';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { restBanners } from '#adapters/firebase/banners';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { firebase } from '#adapters/firebase/index';
import { httpFeedbackBox } from '#adapters/http/feedback-box';
import { httpMembership } from '#adapters/http/membership';
import {
  ACCESS_MARKERS, ACCOUNTS, AVATARS, BANNERS, CLOCK, CONNECTION, DEMO_ACCOUNTS, FEEDBACK_BOX, LETTERS, LOG, MEMBERSHIP, NAVIGATION_MEMORY, USERS,
} from '#application/keys';
import type { DemoAccount } from '#application/user/demo-account';
import type { Module } from './compose';

/** Where hosting hands calls on to the server functions. */
const FUNCTIONS = '/api';

/** Who lives in the emulators once they are filled. */
const SEEDED: ReadonlyArray<DemoAccount> = [
  { who: 'Member', email: 'maya@marquee.example', password: 'marquee-demo' },
  { who: 'Admin', email: 'ada@marquee.example', password: 'marquee-demo' },
];

/** Everything but the catalogue, on a Firebase project or its emulators. */
export const firebaseModule =
  (settings: FirebaseSettings): Module =>
  (bind) => {
    const { accounts, users, markers, avatars, token } = firebase({
      settings,
      endSessions: (bearer) => httpMembership({ base: FUNCTIONS, token: TE.right(bearer) }).endOtherSessions,
    });
    bind.value(CLOCK, systemClock);
    bind.value(CONNECTION, browserConnection());
    bind.value(LOG, consoleLog);
    bind.value(NAVIGATION_MEMORY, tabNavigationMemory());
    bind.value(ACCOUNTS, accounts);
    bind.value(USERS, users);
    bind.value(ACCESS_MARKERS, markers);
    bind.value(AVATARS, avatars);
    bind.value(MEMBERSHIP, httpMembership({ base: FUNCTIONS, token }));
    bind.value(FEEDBACK_BOX, httpFeedbackBox({ base: FUNCTIONS }));
    bind.value(BANNERS, restBanners(settings));
    // Letters are really sent.
    bind.value(LETTERS, { held: of(E.right([])) });
    bind.value(DEMO_ACCOUNTS, settings.emulators === null ? [] : SEEDED);
  };
