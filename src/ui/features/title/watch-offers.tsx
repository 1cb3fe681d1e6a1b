import { useId, useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Offer, TitleDetails } from '#domain/catalogue/title-details';
import { Icon } from '#ui/design/icons/icon.tsx';
import { OptionalImage } from '#ui/design/images/optional-image.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { isOnServices, useOwnServices, useReleaseRegion } from '#ui/features/services/own-services.ts';
import { useService } from '#ui/services.tsx';
import { formatOfferKind, TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';
import { regionsWithOffers, usualRegion } from './watch-region';
import '#ui/design/fields/field.css';
import './watch-offers.css';

const KINDS: ReadonlyArray<Offer['kind']> = ['stream', 'free', 'ads', 'rent', 'buy'];

const Provider = ({ provider: { name, logoPath }, isOwn }: Offer & { readonly isOwn: boolean }): React.JSX.Element => {
  const logo = useService(IMAGE_URL_BUILDER).source('logo', logoPath);
  return (
    <li>
      {logo === null ? null : <OptionalImage {...logo} sizes="28px" alt="" width={28} height={28} />}
      {name}
      {isOwn && <span className="own-mark"><Icon name="check" />{TITLE_MESSAGES.ownService}</span>}
    </li>
  );
};

/** Renders the watch offers of one region at a time, those on one's own services first; nothing without offers. */
export const WatchOffers = ({ watch }: { readonly watch: TitleDetails['watch'] }): React.JSX.Element | null => {
  const id = useId();
  const regions = regionsWithOffers(watch);
  const settings = useReleaseRegion();
  const own = useOwnServices();
  const [picked, setRegion] = useState<string | null>(null);
  const region = picked ?? usualRegion(regions, navigator.languages, own?.region, settings);
  const options = region === null ? undefined : watch[region];
  if (options === undefined) return null;
  const isOwn = isOnServices(own, region);
  const offersOf = (offerKind: Offer['kind']): ReadonlyArray<Offer> =>
    options.offers.filter(({ kind }) => kind === offerKind).sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const kinds = KINDS.map((kind) => ({ kind, offers: offersOf(kind) })).filter(({ offers }) => offers.length > 0);
  return (
    <section className="part watch" aria-labelledby={id}>
      <div className="watch-head">
        <DisplayHeading id={id}>{TITLE_MESSAGES.whereToWatch}</DisplayHeading>
        <label>
          <span className="sr">{TITLE_MESSAGES.region}</span>
          <select className="inp" value={region ?? ''} onChange={(event) => setRegion(event.target.value)}>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <dl className="offers">
        {kinds.map(({ kind, offers }) => (
          <div key={kind}>
            <dt>{formatOfferKind(kind)}</dt>
            <dd>
              <ul>
                {offers.map((offer) => (
                  <Provider key={offer.provider.id} {...offer} isOwn={isOwn(offer)} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="faint">
        {TITLE_MESSAGES.offersBy}{' '}
        <OutsideLink inText to="https://www.justwatch.com/">
          JustWatch
        </OutsideLink>
        {options.link === null ? null : (
          <>
            {' · '}
            <OutsideLink inText to={options.link}>{TITLE_MESSAGES.pricesAndLinks}</OutsideLink>
          </>
        )}
      </p>
    </section>
  );
};
