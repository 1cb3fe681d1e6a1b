import { CATALOGUE_USE_CASES } from '#application/keys';
import type { HomeShelf } from '#application/user/home-shelves';
import type { OpenedTitle } from '#domain/user/user';
import { questionFor } from '../../catalogue/shelf-plan';
import { TitleShelf } from '../../catalogue/title-shelf';
import { useService } from '../../services';
import { planned } from './home-plan';

type Props = { readonly shelves: ReadonlyArray<HomeShelf>; readonly opened: ReadonlyArray<OpenedTitle> };

/** Shelves from the member's tastes, without what they have opened already. */
export const HomeShelves = ({ shelves, opened }: Props): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const without = opened.map(({ mediaType, movieID }) => ({ mediaType, id: movieID }));
  return (
    <>
      {shelves.map(planned).map(({ heading, to, source }) => (
        <TitleShelf key={heading} heading={heading} to={to} question={questionFor(source)(catalogue)} without={without} />
      ))}
    </>
  );
};
