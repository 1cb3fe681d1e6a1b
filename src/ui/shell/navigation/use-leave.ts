import { useLocation, useNavigate } from 'react-router-dom';
import { hasReturnBehind } from './return-behind';

/**
 * Returns a function that leaves the page of something that is gone for the page at `path`: back to it, if it has led here by a link with
 * `RETURN_BEHIND`, else by putting it in the place of this page. So the history contains it once.
 */
export const useLeave = (path: string): (() => void) => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return () => void (hasReturnBehind(state) ? navigate(-1) : navigate(path, { replace: true }));
};
