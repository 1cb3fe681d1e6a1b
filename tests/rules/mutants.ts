/** Rules file with one condition replaced: a conjunct by true, an alternative by false, a whole permission by either. */
export type Mutant = { readonly line: number; readonly what: string; readonly rules: string; readonly about: string };

type Span = { readonly from: number; readonly to: number };

const OPEN = '([{';
const CLOSE = ')]}';

/** Blanks comments and string contents without changing positions, so that only structure remains. */
const blanked = (rules: string): string =>
  rules.replace(/'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, (piece) =>
    piece.startsWith('//') ? ' '.repeat(piece.length) : `'${'_'.repeat(piece.length - 2)}'`,
  );

const trimmed = (text: string, { from, to }: Span): Span => {
  const piece = text.slice(from, to);
  return { from: from + piece.length - piece.trimStart().length, to: to - (piece.length - piece.trimEnd().length) };
};

/** Returns the operands of `operator` at the outermost level of a span. */
const operands = (text: string, span: Span, operator: '&&' | '||'): ReadonlyArray<Span> => {
  const cuts: number[] = [];
  let depth = 0;
  for (let at = span.from; at < span.to; at++) {
    const character = text[at] ?? '';
    if (OPEN.includes(character)) depth++;
    else if (CLOSE.includes(character)) depth--;
    else if (depth === 0 && text.startsWith(operator, at)) cuts.push(at++);
  }
  const starts = [span.from, ...cuts.map((cut) => cut + 2)];
  return starts.map((from, index) => trimmed(text, { from, to: cuts[index] ?? span.to }));
};

/** Returns whether one matching pair of brackets encloses the whole span. */
const bracketed = (text: string, { from, to }: Span): boolean => {
  if (text[from] !== '(') return false;
  let depth = 0;
  for (let at = from; at < to; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at === to - 1;
  }
  return false;
};

type Cut = Span & { readonly instead: 'true' | 'false' };

/** Returns a replacement for every condition inside a span: true for conjuncts, false for alternatives. */
const cuts = (text: string, span: Span): ReadonlyArray<Cut> => {
  const inner =
    text[span.from] === '!' && bracketed(text, { from: span.from + 1, to: span.to }) ? { from: span.from + 1, to: span.to } : span;
  if (bracketed(text, inner)) return cuts(text, trimmed(text, { from: inner.from + 1, to: inner.to - 1 }));
  for (const operator of ['||', '&&'] as const) {
    const parts = operands(text, span, operator);
    if (parts.length > 1)
      return parts.flatMap((part) => [
        { ...part, instead: operator === '&&' ? ('true' as const) : ('false' as const) },
        ...cuts(text, part),
      ]);
  }
  return [];
};

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Returns the collections of the `match` blocks around a position, joined by dots, innermost last. */
const aboutOf = (text: string, at: number): string => {
  const open: string[] = [];
  for (const { 0: piece, index, groups } of text.matchAll(/match\s+(?<path>\S+)\s+\{|[{}]/g)) {
    if (index >= at) break;
    if (piece === '}') open.pop();
    else open.push(groups?.['path'] ?? '');
  }
  return open
    .flatMap((path) => path.split('/'))
    .filter((part) => /^\w+$/.test(part) && !['databases', 'documents', 'b', 'o'].includes(part))
    .join('.');
};

const changed = (rules: string, { from, to }: Span, instead: string): string => rules.slice(0, from) + instead + rules.slice(to);

/** Mutates permissions. A permission of several methods is split, so that the mutation affects one method only. */
const ofPermission = (rules: string, text: string): ReadonlyArray<Mutant> =>
  [...text.matchAll(/allow\s+(?<methods>[\w, ]+):\s*if\s+(?<condition>[^;]+);/g)].flatMap((found) => {
    const { index, 0: whole, groups } = found;
    const methods = (groups?.['methods'] ?? '').split(',').map((method) => method.trim());
    const to = index + whole.length - 1;
    const condition = { from: to - (groups?.['condition'] ?? '').length, to };
    const original = rules.slice(condition.from, condition.to);
    const all: ReadonlyArray<Cut> = [
      { ...condition, instead: 'false' },
      ...(original.trim() === 'true' ? [] : [{ ...condition, instead: 'true' as const }]),
      ...cuts(text, condition),
    ];
    return all.flatMap((cut) =>
      methods.map((method): Mutant => {
        const mutated = original.slice(0, cut.from - condition.from) + cut.instead + original.slice(cut.to - condition.from);
        const others = methods.filter((other) => other !== method);
        const rest = others.length === 0 ? '' : ` allow ${others.join(', ')}: if ${original};`;
        return {
          line: lineOf(text, cut.from),
          about: aboutOf(text, index),
          what: `${method}: ${shown(rules.slice(cut.from, cut.to))} -> ${cut.instead}`,
          rules: changed(rules, { from: index, to: to + 1 }, `allow ${method}: if ${mutated};${rest}`),
        };
      }),
    );
  });

const shown = (condition: string): string => condition.replace(/\s+/g, ' ').slice(0, 90);

/** Mutates the conditions inside helper functions. */
const ofHelpers = (rules: string, text: string): ReadonlyArray<Mutant> =>
  [...text.matchAll(/return\s+(?<value>[^;]+);/g)].flatMap(({ index, 0: whole, groups }) => {
    const to = index + whole.length - 1;
    return cuts(text, { from: to - (groups?.['value'] ?? '').length, to }).map((cut): Mutant => ({
      line: lineOf(text, cut.from),
      about: aboutOf(text, index),
      what: `${shown(rules.slice(cut.from, cut.to))} -> ${cut.instead}`,
      rules: changed(rules, cut, cut.instead),
    }));
  });

/** Returns all mutants of a rules file, each with one condition replaced. */
export const mutantsOf = (rules: string): ReadonlyArray<Mutant> => {
  const text = blanked(rules);
  return [...ofPermission(rules, text), ...ofHelpers(rules, text)];
};
