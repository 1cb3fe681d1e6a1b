import { useEffect } from 'react';
import type { SignedIn } from '#domain/user/session';
import { noSettings } from '#domain/user/user';
import { useTitlesAnew } from '../../answers/use-titles-anew';
import { applyNews, forgetSettings } from './apply-settings';

/** Applies what the member who is signed in chose, here or at another browser, until they leave; draws nothing. */
export const FollowSettings = ({ person: { uid, profile } }: { readonly person: SignedIn }): null => {
  const { theme, language, region } = profile?.settings ?? noSettings;
  const isKnown = profile !== null;
  const titlesAnew = useTitlesAnew();
  useEffect(() => {
    if (isKnown && applyNews(uid, { theme, language, region })) titlesAnew();
  }, [isKnown, language, region, theme, titlesAnew, uid]);
  useEffect(
    () => () => {
      if (forgetSettings()) titlesAnew();
    },
    [titlesAnew],
  );
  return null;
};
