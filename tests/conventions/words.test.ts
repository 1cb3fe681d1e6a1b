import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ALLOWED_TEXTS, BANNED, TEXT_ATTRIBUTES } from './words.fixture';

const root = join(import.meta.dirname, '../..');
const MAX_WORDS = 2;

const filesIn = (folder: string, pattern: RegExp): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/\.(?:test|stories|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const parse = (path: string, code: string): ts.SourceFile => ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
const parsed = new Map<string, ts.SourceFile>();
const read = (path: string): ts.SourceFile => {
  const source = parsed.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'));
  parsed.set(path, source);
  return source;
};

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean => /^[!=]==?$/.test(operatorToken.getText());

/** Returns the string literals and the texts of templates in a node, without module names, types and property names. */
const literalsIn = (node: ts.Node): ReadonlyArray<string> => {
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return [];
  if (ts.isCallExpression(node)) return node.arguments.flatMap(literalsIn);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('…');
    return [text, ...node.templateSpans.flatMap(({ expression }) => literalsIn(expression))];
  }
  // The operands of a comparison are codes, not texts.
  if (ts.isBinaryExpression(node) && isComparison(node)) return [];
  if (ts.isPropertyAssignment(node)) return literalsIn(node.initializer);
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
};

/** Returns the texts that a component's file renders itself: JSX text, literals in JSX expressions, and attributes that people read. */
const renderedTexts = (source: ts.SourceFile): ReadonlyArray<string> => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim().replace(/\s+/g, ' '));
    if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent))
      found.push(...textsOf(node.expression));
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText()) && node.initializer !== undefined) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) found.push(initializer.text);
      else if (ts.isJsxExpression(initializer) && initializer.expression !== undefined) found.push(...textsOf(initializer.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => text !== '');
};
/** Returns the texts of a rendered expression; texts inside of elements and calls have their own place. */
const textsOf = (expression: ts.Expression): ReadonlyArray<string> => {
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return literalsIn(expression);
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression) && !isComparison(expression)) return [...textsOf(expression.left), ...textsOf(expression.right)];
  return [];
};

const messageFiles = filesIn('src/ui/messages', /\.ts$/);
const components = filesIn('src/ui', /\.tsx$/);

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const bannedIn = (text: string): boolean => !ALLOWED_TEXTS.has(text) && BANNED.some((word) => word.test(text));

describe('texts that people read', () => {
  it('contain no banned word in files of messages', () => {
    expect(messageFiles.length).toBeGreaterThan(50);
    expect(messageFiles.flatMap((path) => literalsIn(read(path)).filter(bannedIn).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it('contain no banned word in components', () => {
    expect(components.flatMap((path) => renderedTexts(read(path)).filter(bannedIn).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it(`are in src/ui/messages if they have more than ${MAX_WORDS} words`, () => {
    expect(
      components.flatMap((path) =>
        renderedTexts(read(path))
          .filter((text) => wordCount(text) > MAX_WORDS)
          .map((text) => `${path}: ${text}`),
      ),
    ).toEqual([]);
  });
});

describe('the search for texts', () => {
  const texts = (code: string): ReadonlyArray<string> => renderedTexts(parse('example.tsx', code));

  it('finds JSX text, rendered literals and read attributes', () => {
    expect(texts('const a = <p title="One two">Three{" four "}{ok ? "five" : `six ${n}`}</p>;')).toEqual([
      'One two', 'Three', ' four ', 'five', 'six …',
    ]);
  });

  it('ignores class names, keys, comparisons and calls', () => {
    expect(
      texts('const a = <p className="a house with words" key="x y z">{kind === "two words more" && call("not a rendered text")}</p>;'),
    ).toEqual([]);
  });

  it('finds a banned word, except in a line of the letterboard', () => {
    expect(['Take any seat', 'Empty /seats', 'A Housekeeping comedy'].map(bannedIn)).toEqual([true, false, false]);
  });

  it('finds the literals of a file of messages', () => {
    expect(
      literalsIn(
        parse(
          'a.messages.ts',
          "import { a } from 'a house'; export const B = { 'no-house': 'Take one', c: (n: number): string => `At ${n} seats` };",
        ),
      ),
    ).toEqual(['Take one', 'At … seats']);
  });
});
