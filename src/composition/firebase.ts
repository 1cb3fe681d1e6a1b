import * as TE from 'fp-ts/TaskEither';
import { restBanners } from '#adapters/firebase/banners';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { firebase } from '#adapters/firebase/index';
import { mailedLetters } from '#adapters/firebase/letters';
import { httpFeedbackBox } from '#adapters/http/feedback-box';
import { httpMembership } from '#adapters/http/membership';
import { DEMO_ACCOUNTS as DEMO } from '#adapters/in-memory/house/demo-accounts';
import { BANNERS, DEMO_ACCOUNTS, FEEDBACK_BOX } from '#application/keys';
import type { Module } from './compose';
import { houseModule } from './house';

/** Where hosting hands calls on to the server functions. */
const FUNCTIONS = '/api';

/** Members, banner and feedback on a Firebase project or its emulators. */
export const firebaseModule =
  (settings: FirebaseSettings): Module =>
  (bind) => {
    const { accounts, users, markers, avatars, token } = firebase({
      settings,
      endSessions: (bearer) => httpMembership({ base: FUNCTIONS, token: TE.right(bearer) }).endOtherSessions,
    });
    const membership = httpMembership({ base: FUNCTIONS, token });
    houseModule({ accounts, users, markers, avatars, membership, letters: mailedLetters })(bind);
    bind.value(FEEDBACK_BOX, httpFeedbackBox({ base: FUNCTIONS }));
    bind.value(BANNERS, restBanners(settings));
    bind.value(DEMO_ACCOUNTS, settings.emulators === null ? [] : DEMO);
  };
