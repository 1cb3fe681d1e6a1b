import { useEffect } from 'react';
import { isSignedIn } from '#domain/user/session';
import { useSession } from '../../app/session';
import { applyNews, forgetSettings } from './apply-settings';

/** Applies what the member who is signed in chose, here or at another browser; draws nothing. */
export const FollowSettings = (): null => {
  const { loading, session } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const settings = isSignedIn(session) ? (session.profile?.settings ?? null) : null;
  const { theme, language, region } = settings ?? { theme: null, language: null, region: null };
  const known = settings !== null;
  useEffect(() => {
    if (uid !== null && known) applyNews(uid, { theme, language, region });
    if (uid === null && !loading) forgetSettings();
  }, [known, language, loading, region, theme, uid]);
  return null;
};
