import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOperatorTexts, unfilledTexts } from '../../../scripts/operator/operator-texts.ts';
import { parseMarkdown } from '../../../scripts/operator/parse-markdown.ts';

const own = join(import.meta.dirname, '../../../operator');
const folder = mkdtempSync(join(tmpdir(), 'operator-'));
cpSync(own, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const BROWSER = { backend: 'memory', catalogue: 'embedded' } as const;
const SERVER = { backend: 'firebase', catalogue: 'tmdb' } as const;
const section = (text: string) => parseMarkdown(`# Title\n\nLead.\n\n## Heading\n\n${text}`).sections[0]?.blocks;

describe('parseMarkdown', () => {
  it('returns title, lead, and sections with subheadings, paragraphs, lists, strong text and links', () => {
    expect(
      parseMarkdown(
        '# Privacy\n\nWhat we *store*\nand where.\n\n## One\n\n### Two\n\nA **strong** [link](/help).\n\n1. first\n\n2. <https://films.example>',
      ),
    ).toEqual({
      title: 'Privacy', lead: 'What we store and where.',
      sections: [
        {
          heading: 'One',
          blocks: [
            { kind: 'subheading', text: 'Two' },
            {
              kind: 'paragraph',
              parts: [
                { text: 'A ', to: null, strong: false },
                { text: 'strong', to: null, strong: true },
                { text: ' ', to: null, strong: false },
                { text: 'link', to: '/help', strong: false },
                { text: '.', to: null, strong: false },
              ],
            },
            {
              kind: 'list', ordered: true,
              items: [
                [{ text: 'first', to: null, strong: false }],
                [{ text: 'https://films.example', to: 'https://films.example', strong: false }],
              ],
            },
          ],
        },
      ],
    });
  });

  it('keeps the characters of the text, also those of HTML', () => {
    expect(section('Tom & Jerry’s “1 < 2” \\*')).toEqual([
      { kind: 'paragraph', parts: [{ text: 'Tom & Jerry’s “1 < 2” *', to: null, strong: false }] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>', 'An <b>element</b> in a line.', '<!-- a comment', '![an image](/x.png)', '| a |\n|---|\n| b |',
    '```\ncode\n```', '- a\n  - nested', '> quote',
  ])('refuses %j', (text) => {
    expect(() => section(text)).toThrow(/is not supported/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x', 'page'])(
    'refuses a link to %s',
    (address) => {
      expect(() => section(`A [link](${address}).`)).toThrow(`A link leads to "${address}"`);
    },
  );

  it.each(['Text without a title.', '# Title\n\n## No lead', '# Title\n\nLead.\n\nNo heading.'])(
    'refuses a text in another order: %j',
    (text) => {
      expect(() => parseMarkdown(text)).toThrow(/has to/);
    },
  );
});

describe('readOperatorTexts', () => {
  it.each([BROWSER, SERVER, { ...BROWSER, catalogue: 'tmdb' } as const, { ...SERVER, catalogue: 'embedded' } as const])(
    'reads the texts of the project for %j',
    (config) => {
      const texts = readOperatorTexts(own, config);
      expect(Object.values(texts).filter(({ sections }) => sections.length === 0)).toEqual([]);
      expect(JSON.stringify(texts)).not.toContain('<!--');
    },
  );

  it('returns the parts of a text that apply to the configuration', () => {
    writeFileSync(
      join(folder, 'terms.md'),
      '# Terms\n\nLead.\n\n## One\n\nAll.\n\n<!-- only firebase -->\nServer.\n<!-- end -->\n<!-- only memory -->\nBrowser.\n<!-- end -->\n<!-- only tmdb -->\nTMDB.\n<!-- end -->\n',
    );
    const [browser, server] = [BROWSER, SERVER].map((config) =>
      readOperatorTexts(folder, config).terms.sections[0]?.blocks.map((block) =>
        block.kind === 'paragraph' ? block.parts[0]?.text : block.kind,
      ),
    );
    expect(browser).toEqual(['All.', 'Browser.']);
    expect(server).toEqual(['All.', 'Server.', 'TMDB.']);
  });

  it('names the file of a text that it cannot read', () => {
    writeFileSync(join(folder, 'terms.md'), '# Terms\n\nLead.\n\n## Heading\n\n<iframe src="/"></iframe>\n');
    expect(() => readOperatorTexts(folder, BROWSER)).toThrow(/^operator\/terms\.md: "<iframe/);
  });

  it.each([
    '<!-- only fierbase -->\n<!-- end -->', '<!-- end -->', '<!-- only memory -->',
    '<!-- only memory -->\n<!-- only tmdb -->\n<!-- end -->',
  ])('refuses the condition %j', (lines) => {
    writeFileSync(join(folder, 'terms.md'), `# Terms\n\nLead.\n\n${lines}\n`);
    expect(() => readOperatorTexts(folder, BROWSER)).toThrow(/^operator\/terms\.md: .*<!-- end -->/);
  });

  it('says which texts the operator has not written', () => {
    const text = '# Who runs this site\n\nLead.\n';
    writeFileSync(join(folder, 'imprint.md'), `<!-- not filled in: replace this -->\n${text}`);
    expect(unfilledTexts(folder)).toEqual(['operator/imprint.md']);
    writeFileSync(join(folder, 'imprint.md'), text);
    expect(unfilledTexts(folder)).toEqual([]);
  });
});
