import { useNavigate } from 'react-router-dom';
import { addressOfQuestion, MAX_PEOPLE, type EveningParams } from '#application/evening-pick/evening-params';
import { BringLists } from './bring-lists';

/** Renders the lists that are in the address of the question; a change replaces the address. */
export const ListsOfAddress = ({ params }: { readonly params: EveningParams }): React.JSX.Element => {
  const navigate = useNavigate();
  return (
    <BringLists
      mediaType={params.mediaType}
      sources={params.lists}
      most={MAX_PEOPLE}
      onChange={(lists) => void navigate(addressOfQuestion({ ...params, lists }), { replace: true, preventScrollReset: true })}
    />
  );
};
