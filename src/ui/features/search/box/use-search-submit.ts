import type { RefObject, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '../../shared/search-address';

/** For the form around a search field: its text goes to the results page; no text does nothing. */
export const useSearchSubmit = (field: RefObject<HTMLInputElement | null>): ((event: SubmitEvent) => void) => {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '') void navigate(searchAddress(text));
  };
};
