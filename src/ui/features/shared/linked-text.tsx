import { Fragment } from 'react';
import { TextLink } from '#ui/design/text/text-link.tsx';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A part of a text; `to` is the address of a link, or null. */
export type TextPart = { readonly text: string; readonly to: string | null };

/** Splits a text with links in the form `[text](address)` into its parts. */
export const textParts = (text: string): ReadonlyArray<TextPart> => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', to = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), to: null });
    parts.push({ text: label, to });
    end = match.index + whole.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), to: null }] : parts;
};

/** Renders a text with links in the form `[text](address)`: pages of the app by path, other sites by URL. */
export const LinkedText = ({ children }: { readonly children: string }): ReadonlyArray<React.JSX.Element> =>
  textParts(children).map(({ text, to }, index) => {
    if (to === null) return <Fragment key={index}>{text}</Fragment>;
    return to.startsWith('/') ? (
      <TextLink key={index} to={to}>
        {text}
      </TextLink>
    ) : (
      <a key={index} className="link" href={to} rel="noreferrer">
        {text}
      </a>
    );
  });
