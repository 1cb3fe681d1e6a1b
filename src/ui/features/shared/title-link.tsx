import { useRef, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useIntent, usePreloadPage, type IntentHandlers } from '#ui/shell/providers/preload-page.ts';
import { useService } from '#ui/services.tsx';
import { capturePoster } from '#ui/features/title/poster-transition.ts';
import { titleQuery } from './catalogue-queries';
import { titleAddress, type TitleState } from './title-address';

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Prefetches a title's page code and data when the user is about to open the title. `ready` is true once the code has loaded: the
 * poster transition starts only then, because its target renders immediately.
 */
const usePrefetch = (title: TitleId) => {
  const preload = usePreloadPage();
  const queryCache = useQueryCache();
  const catalogue = useService(CATALOGUE_USE_CASES);
  const ready = useRef(false);
  const prefetch = (): void => {
    void preload(titleAddress(title)).then(() => (ready.current = true), () => undefined);
    queryCache.prefetch(titleQuery(catalogue, title));
  };
  return { ready, intent: useIntent(prefetch) };
};

export type TitleLinkProps = Omit<LinkProps, 'to' | 'state' | 'title' | keyof IntentHandlers> & { readonly title: Title };

/** Renders a link to a title's page. Passes the known title in the history state; prefetches the page's code and data on hover or focus. */
export const TitleLink = ({ title, onClick, children, ...rest }: TitleLinkProps): React.JSX.Element => {
  const { ready, intent } = usePrefetch(title);
  const to = titleAddress(title);
  const state: TitleState = { title };
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const poster = event.currentTarget.querySelector<HTMLElement>('.art');
    if (poster !== null && ready.current && isPlainClick(event)) capturePoster(title, poster);
  };
  return (
    <Link {...rest} to={to} state={state} onClick={click} {...intent}>
      {children}
    </Link>
  );
};

/** Renders a `TitleLink` for design components that only pass link props: reads the title from `state`. */
export const TitleLinkFromState = ({ state, ...rest }: Omit<LinkProps, keyof IntentHandlers>): React.JSX.Element => (
  <TitleLink {...rest} title={(state as TitleState).title} />
);
