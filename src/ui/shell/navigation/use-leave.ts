import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate, type Location, type Navigator } from 'react-router-dom';
import { hasReturnBehind } from './return-behind';

/**
 * Returns a function that leaves the page of something that is gone for the page at `path`: back to it, if it has led here by a link with
 * `RETURN_BEHIND`, else by putting it in the place of this page. So the history contains it once. Does nothing if the user has left the
 * page since, which the router's history knows also after this part of the page is gone.
 */
export const useLeave = (path: string): (() => void) => {
  const navigate = useNavigate();
  const history = useContext(NavigationContext).navigator as Navigator & { readonly location: Location };
  const location = useLocation();
  // Another view of the page has an entry of its own.
  const last = useRef(location);
  useEffect(() => void (last.current = location), [location]);
  return () => {
    const { key } = last.current;
    const state: unknown = last.current.state;
    if (history.location.key === key) void (hasReturnBehind(state) ? navigate(-1) : navigate(path, { replace: true }));
  };
};
