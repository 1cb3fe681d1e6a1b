import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Screen } from './story-screen.tsx';

/** Stories stand on a history in memory: this gives it a back button, and shows where one is. */
export const Browser = (): React.JSX.Element => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // At once with what is shown there: a play may ask as soon as it sees it.
  useLayoutEffect(() => {
    document.documentElement.dataset['at'] = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const back = (): void => void navigate(-1);
    window.addEventListener('story:back', back);
    return () => window.removeEventListener('story:back', back);
  }, [navigate]);
  return <Screen />;
};

/** Presses it. */
export const back = (): boolean => window.dispatchEvent(new Event('story:back'));
/** Where one is: the path with its query. */
export const place = (): string | undefined => document.documentElement.dataset['at'];
