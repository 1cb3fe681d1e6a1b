import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { useService } from '../../services';
import { queryForShelf, type PlannedShelf } from './shelf-plan';
import { TitleShelf } from './title-shelf';

type Props = {
  readonly shelves: ReadonlyArray<PlannedShelf>;
  /** How many posters of the first shelf are in the first view. */
  readonly early?: number;
};

/** The shelves that a page plans. */
export const PlannedShelves = ({ shelves, early = 0 }: Props): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return (
    <>
      {shelves.map(({ heading, to, source, ranked = false }, at) => (
        <TitleShelf
          key={heading}
          heading={heading}
          to={to}
          ranked={ranked}
          question={queryForShelf(source)(catalogue)}
          early={at === 0 && early > 0 ? early : false}
        />
      ))}
    </>
  );
};
