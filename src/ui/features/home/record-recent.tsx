import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { isSignedIn } from '#domain/users/session';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { useService } from '#ui/services.tsx';

/** Records a title as recently opened by the signed-in member, once per title and mount. Renders nothing; failures are only logged. */
export const RecordRecent = ({ title }: { readonly title: TitleDetails }): null => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const { session } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const key = itemKey(title);
  const record = useEffectEvent(() => {
    if (uid === null) return;
    void profiles.recordRecent(uid, title)().then((result) => {
      if (E.isLeft(result)) log.failure('recent-titles.record', result.left);
    });
  });
  useEffect(() => record(), [uid, key]);
  return null;
};
