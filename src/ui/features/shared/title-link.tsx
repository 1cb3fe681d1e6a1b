import { useEffect, useRef, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { TitleId } from '#domain/catalogue/title-id';
import { useQueryCache } from '../../query/use-query';
import { usePreparePage } from '../../app/providers/prepare-page';
import { useService } from '../../services';
import { startPosterTransition } from '../title/grow-poster';
import { titleQuery } from './catalogue-queries';
import { titleAddress, type TitleState } from './title-address';

/** How long a pointer, a finger or the keys rest on a link before its title is asked for: passing along a shelf asks for nothing. */
const INTENT_MS = 70;

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Gets a title's page ready when somebody is about to open it, and lets its poster grow into the page. `ready` tells whether the code
 * has come: without it there is nothing to grow into yet.
 */
const useOpening = (title: TitleId) => {
  const prepare = usePreparePage();
  const answers = useQueryCache();
  const catalogue = useService(CATALOGUE_USE_CASES);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ready = useRef(false);
  const begin = (): void => {
    void prepare(titleAddress(title)).then(() => (ready.current = true), () => undefined);
    answers.prefetch(titleQuery(catalogue, title));
  };
  const dismiss = (): void => clearTimeout(intent.current);
  const expect = (): void => {
    dismiss();
    intent.current = setTimeout(begin, INTENT_MS);
  };
  useEffect(() => () => clearTimeout(intent.current), []);
  return { ready, expect, dismiss };
};

/** What the link listens to itself. */
type Intent = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export type TitleLinkProps = Omit<LinkProps, 'to' | 'state' | 'title' | Intent> & { readonly title: Title };

/** A link to a title's page. What is known of the title travels with it; the page's code and facts are fetched on the first sign of intent. */
export const TitleLink = ({ title, onClick, children, ...rest }: TitleLinkProps): React.JSX.Element => {
  const { ready, expect, dismiss } = useOpening(title);
  const to = titleAddress(title);
  const state: TitleState = { title };
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const poster = event.currentTarget.querySelector<HTMLElement>('.art');
    if (poster !== null && ready.current && isPlainClick(event)) startPosterTransition(title, poster);
  };
  return (
    <Link {...rest} to={to} state={state} onClick={click} onPointerEnter={expect} onPointerLeave={dismiss} onFocus={expect} onBlur={dismiss}>
      {children}
    </Link>
  );
};

/** The same for parts of the design that hand their link what they were given: the title is in the state. */
export const StatedTitleLink = ({ state, ...rest }: Omit<LinkProps, Intent>): React.JSX.Element => <TitleLink {...rest} title={(state as TitleState).title} />;
