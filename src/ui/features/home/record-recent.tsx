import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { isSignedIn } from '#domain/users/session';
import { useSession } from '../../app/providers/session-provider';
import { useService } from '../../services';

/** Remembers for a member that they opened a title, once each time; draws nothing. What cannot be remembered is not worth a word. */
export const RecordRecent = ({ title }: { readonly title: TitleDetails }): null => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const { session } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const key = itemKey(title);
  const remember = useEffectEvent(() => {
    if (uid === null) return;
    void profiles.recordRecent(uid, title)().then((answer) => {
      if (E.isLeft(answer)) log.failure('remember-opened', answer.left);
    });
  });
  useEffect(() => remember(), [uid, key]);
  return null;
};
