// Turns the Markdown of an operator's text into typed blocks. Nothing of it reaches a page as HTML.
import { marked, type Token, type Tokens } from 'marked';
import type { OperatorTextBlock, OperatorTextPart, OperatorText } from '../../src/ui/features/info/operator-text.ts';

const ALLOWED = 'Use headings (#, ##, ###), paragraphs, lists, **strong text** and links.';
/** A path of the site, a URL, or an e-mail address. */
const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/|mailto:)\S*$/i;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const linkAddress = (href: string): string => {
  if (!ADDRESS.test(href)) throw new Error(`A link leads to "${href}": it has to start with /, https://, http:// or mailto:.`);
  return href;
};

/** Returns the parts of a line. The lexer escapes characters of HTML in `text` but not in `raw`, so plain text is read from `raw`. */
const partsOf = (tokens: ReadonlyArray<Token>, to: string | null = null, strong = false): ReadonlyArray<OperatorTextPart> =>
  tokens.flatMap((token): ReadonlyArray<OperatorTextPart> => {
    const inner = 'tokens' in token ? (token.tokens ?? []) : [];
    switch (token.type) {
      case 'text':
        return inner.length > 0 ? partsOf(inner, to, strong) : [{ text: oneLine(token.raw), to, strong }];
      case 'escape':
        return [{ text: token.raw.slice(1), to, strong }];
      case 'br':
        return [{ text: ' ', to, strong }];
      case 'strong':
        return partsOf(inner, to, true);
      case 'em':
        return partsOf(inner, to, strong);
      case 'link':
        return partsOf(inner, linkAddress((token as Tokens.Link).href), strong);
      default:
        throw new Error(`"${token.raw.trim()}" is not supported. ${ALLOWED}`);
    }
  });

/** Joins neighbours that differ only in their text. */
const joined = (parts: ReadonlyArray<OperatorTextPart>): ReadonlyArray<OperatorTextPart> =>
  parts.reduce<ReadonlyArray<OperatorTextPart>>((before, part) => {
    const last = before.at(-1);
    return last !== undefined && last.to === part.to && last.strong === part.strong
      ? [...before.slice(0, -1), { ...last, text: last.text + part.text }]
      : [...before, part];
  }, []);

const readParts = (tokens: ReadonlyArray<Token> = []): ReadonlyArray<OperatorTextPart> => joined(partsOf(tokens));
const plain = (tokens: ReadonlyArray<Token> = []): string => readParts(tokens).map(({ text }) => text).join('');

const blockOf = (token: Token): OperatorTextBlock => {
  if (token.type === 'heading' && (token as Tokens.Heading).depth === 3) return { kind: 'subheading', text: plain(token.tokens) };
  if (token.type === 'paragraph') return { kind: 'paragraph', parts: readParts(token.tokens) };
  if (token.type === 'list')
    return {
      kind: 'list', ordered: (token as Tokens.List).ordered,
      items: (token as Tokens.List).items.map((item) => readParts(item.tokens)),
    };
  throw new Error(`"${token.raw.trim()}" is not supported here. ${ALLOWED}`);
};

/**
 * Parses a text: `# Title`, a first paragraph, then sections that start with `## Heading`. Throws an error that quotes what is not
 * supported, such as HTML, images, tables and other links than those of `ADDRESS`.
 */
export const parseMarkdown = (markdown: string): OperatorText => {
  const [title, lead, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1) throw new Error('The text has to start with a title: # Title.');
  if (lead?.type !== 'paragraph') throw new Error('A paragraph has to follow the title: the page shows it below the title.');
  const sections: { heading: string; blocks: OperatorTextBlock[] }[] = [];
  for (const token of rest) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) sections.push({ heading: plain(token.tokens), blocks: [] });
    else if (sections.length === 0) throw new Error('A heading has to follow the first paragraph: ## Heading.');
    else sections.at(-1)?.blocks.push(blockOf(token));
  }
  return { title: plain(title.tokens), lead: plain(lead.tokens), sections };
};
