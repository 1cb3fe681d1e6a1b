import type { RefObject, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '#ui/features/shared/search-address.ts';

/** Returns the submit handler of a search form: opens the results page for the text; does nothing without text. */
export const useSearchSubmit = (field: RefObject<HTMLInputElement | null>): ((event: SubmitEvent) => void) => {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '') void navigate(searchAddress(text));
  };
};
