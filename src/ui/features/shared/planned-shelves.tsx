import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { useService } from '../../services';
import { queryForShelf, type PlannedShelf } from './shelf-plan';
import { TitleShelf } from './title-shelf';

type Props = {
  readonly shelves: ReadonlyArray<PlannedShelf>;
  /** Number of posters of the first shelf in the first view. */
  readonly early?: number;
};

/** Renders the planned shelves of a page. */
export const PlannedShelves = ({ shelves, early = 0 }: Props): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return (
    <>
      {shelves.map(({ heading, to, source, ranked = false }, index) => (
        <TitleShelf
          key={heading}
          heading={heading}
          to={to}
          ranked={ranked}
          question={queryForShelf(source)(catalogue)}
          early={index === 0 && early > 0 ? early : false}
        />
      ))}
    </>
  );
};
