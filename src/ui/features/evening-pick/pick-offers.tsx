import type { Offer, TitleDetails } from '#domain/catalogue/title-details';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';
import { regionsWithOffers, usualRegion } from '#ui/features/title/watch-region.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { offersText } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Kinds of offers in the order of what they cost. What is bought or rented is named only if nothing else is offered. */
const CHEAP: ReadonlyArray<Offer['kind']> = ['stream', 'free', 'ads'];
const DEAR: ReadonlyArray<Offer['kind']> = ['rent', 'buy'];
/** Most services of one kind in the line. */
const MOST = 4;

type Props = { readonly watch: TitleDetails['watch'] };

/** Says in one line where a title can be watched in the person's region; nothing where the catalogue does not know it. */
export const PickOffers = ({ watch }: Props): React.JSX.Element | null => {
  const chosen = useMember()?.profile?.settings.region ?? null;
  const regions = regionsWithOffers(watch);
  const code = usualRegion(regions, navigator.languages, chosen);
  const options = code === null ? undefined : watch[code];
  if (options === undefined) return null;
  const named = (kinds: ReadonlyArray<Offer['kind']>) => kinds.flatMap((kind) => {
    const names = options.offers.filter((offer) => offer.kind === kind).map(({ provider }) => provider.name);
    return names.length === 0 ? [] : [{ kind, names: names.slice(0, MOST) }];
  });
  const cheap = named(CHEAP);
  return (
    <p className="pick-offers">
      {offersText(regions.find((region) => region.code === code)?.name ?? '', cheap.length > 0 ? cheap : named(DEAR))}{' '}
      <span className="faint">
        {TITLE_MESSAGES.offersBy}{' '}
        <OutsideLink inText to={options.link ?? 'https://www.justwatch.com/'}>JustWatch</OutsideLink>
      </span>
    </p>
  );
};
