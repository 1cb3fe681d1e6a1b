import type { Offer, TitleDetails } from '#domain/catalogue/title-details';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';
import { regionsWithOffers, usualRegion } from '#ui/features/title/watch-region.ts';
import { isOnServices, useOwnServices, useReleaseRegion } from '#ui/features/services/own-services.ts';
import { offersText, ownOffersText } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Kinds of offers in the order of what they cost. What is bought or rented is named only if nothing else is offered. */
const CHEAP: ReadonlyArray<Offer['kind']> = ['stream', 'free', 'ads'];
const DEAR: ReadonlyArray<Offer['kind']> = ['rent', 'buy'];
/** Most services of one kind in the line. */
const MOST = 4;

type Props = { readonly watch: TitleDetails['watch'] };

/**
 * Says in one line where a title can be watched in the person's region: on which of the own services, else on which ones; nothing where the
 * catalogue has none.
 */
export const PickOffers = ({ watch }: Props): React.JSX.Element | null => {
  const settings = useReleaseRegion();
  const own = useOwnServices();
  const regions = regionsWithOffers(watch);
  const code = usualRegion(regions, navigator.languages, own?.region, settings);
  const options = code === null ? undefined : watch[code];
  if (options === undefined) return null;
  const region = regions.find((each) => each.code === code)?.name ?? '';
  const owned = options.offers.filter(isOnServices(own, code)).map(({ provider }) => provider.name);
  const named = (kinds: ReadonlyArray<Offer['kind']>) => kinds.flatMap((kind) => {
    const names = options.offers.filter((offer) => offer.kind === kind).map(({ provider }) => provider.name);
    return names.length === 0 ? [] : [{ kind, names: names.slice(0, MOST) }];
  });
  const cheap = named(CHEAP);
  return (
    <p className="pick-offers">
      {own !== null && own.region === code && <>{ownOffersText(region, [...new Set(owned)])} </>}
      {owned.length === 0 && <>{offersText(region, cheap.length > 0 ? cheap : named(DEAR))} </>}
      <span className="faint">
        {TITLE_MESSAGES.offersBy}{' '}
        <OutsideLink inText to={options.link ?? 'https://www.justwatch.com/'}>JustWatch</OutsideLink>
      </span>
    </p>
  );
};
