import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent } from 'react';
import { recordVisitorTitle } from '#application/profile/record-visitor-title';
import { ofMembers } from '#application/profile/visitor-data';
import { BROWSER_STORAGE, CLOCK, LOG, PROFILE_USE_CASES } from '#application/service-keys';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { isSignedIn } from '#domain/users/session';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import { useService } from '#ui/services.tsx';

/**
 * Records a title as recently opened, once per title and mount: for the signed-in member, or in this browser for a visitor who may sign
 * up. In a document that has had a member, the visitor may see what the member opened: nothing is recorded. Renders nothing; failures are
 * only logged.
 */
export const RecordRecent = ({ title }: { readonly title: TitleDetails }): null => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const [storage, clock] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  const { session, loading, isSessionExpected } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const isVisitor = uid === null && !loading && !isSessionExpected;
  const key = itemKey(title);
  const record = useEffectEvent(() => {
    if (isVisitor && !ofMembers.has(storage)) recordVisitorTitle(storage, title, clock.now());
    if (uid === null) return;
    ofMembers.add(storage);
    void profiles.recordRecent(uid, title)().then((result) => {
      if (E.isLeft(result)) log.failure('recent-titles.record', result.left);
    });
  });
  useEffect(() => record(), [uid, isVisitor, key]);
  return null;
};
