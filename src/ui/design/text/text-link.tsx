import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import './text-link.css';

/** Renders an underlined link inside a sentence, in the colour of the sentence. */
export const TextLink = ({ className, ...rest }: LinkProps & { readonly className?: string }) => (
  <Link {...rest} className={classNames('link', className)} />
);
