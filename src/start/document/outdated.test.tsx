import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { startScripts } from '../../../scripts/prerender/inline-scripts.mjs';

const { failedFiles: listener, outdated: decision } = startScripts();
const MAIN = '/assets/index-1.js';

type Options = {
  readonly fileStatus?: number;
  readonly newDocument?: string;
  readonly onLine?: boolean;
  readonly stored?: Map<string, string>;
  readonly main?: string | undefined;
  readonly message?: string;
  readonly times?: number;
  /** Whether the visitor has just pressed something. */
  readonly isPressed?: boolean;
  /** A failure without a connection, before the others. */
  readonly earlier?: string;
};

/** Lets a chunk fail one or more times in a tab of the build with the main file `MAIN`. Returns how often the document was reloaded. */
const failChunk = async (body: string, options: Options = {}): Promise<number> => {
  const {
    fileStatus = 200, newDocument = `<script src="${MAIN}">`, onLine = true,
    stored = new Map<string, string>(),
    main = MAIN, times = 1, isPressed = false, earlier,
  } = options;
  const { message = 'Failed to fetch dynamically imported module: https://films.example/assets/page-1.js' } = options;
  document.body.innerHTML = body;
  let fail: (event: { readonly payload: Error }) => void = () => undefined;
  const reload = vi.fn();
  const fetch = vi.fn((address: string) =>
    Promise.resolve(new Response(address === '/' ? newDocument : null, { status: address === '/' ? 200 : fileStatus })),
  );
  const loaded: string[] = [];
  const tab = {
    document: {
      currentScript: { dataset: { main } },
      createElement: () => ({ dataset: {} }),
      head: { append: ({ src }: { readonly src: string }) => void loaded.push(src) },
      querySelector: (selector: string) => document.querySelector(selector),
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    },
    window: { addEventListener: (_: string, next: typeof fail) => void (fail = next) },
    navigator: { onLine: onLine && earlier === undefined, userActivation: { isActive: isPressed } },
    location: { reload },
    fetch,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  };
  runInNewContext(listener, tab);
  if (earlier !== undefined) fail({ payload: new Error(earlier) });
  tab.navigator.onLine = onLine;
  for (let time = 0; time < times; time += 1) {
    fail({ payload: new Error(message) });
    if (loaded.length > time) runInNewContext(decision, tab);
    // Several turns of the event loop: the script awaits two responses and a body.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  if (!onLine) expect(loaded).toEqual([]);
  return reload.mock.calls.length;
};

describe('outdated.js', () => {
  it.each([
    ['the failed file answers 404', { fileStatus: 404 }],
    ['the document names another build', { newDocument: '<script src="/assets/index-2.js">' }],
    ['a failed style sheet answers 404', { fileStatus: 404, message: 'Unable to preload CSS for /assets/page-1.css' }],
    [
      'the browser does not name the failed file',
      { newDocument: '<script src="/assets/index-2.js">', message: 'Importing a module script failed.' },
    ],
  ] as const)('reloads the document if %s', async (_, options) => {
    expect(await failChunk('', options)).toBe(1);
  });

  it('reloads once for a build', async () => {
    const stored = new Map<string, string>();
    expect([await failChunk('', { fileStatus: 404, stored }), await failChunk('', { fileStatus: 404, stored })]).toEqual([1, 0]);
    expect(await failChunk('', { fileStatus: 404, stored, main: '/assets/index-2.js' })).toBe(1);
  });

  it('reloads once for a file that fails again although the server has it: the browser keeps the failed module', async () => {
    const stored = new Map<string, string>();
    expect([await failChunk('', { times: 2, stored }), await failChunk('', { times: 2, stored })]).toEqual([1, 0]);
    expect([await failChunk('', { times: 2, fileStatus: 503 }), await failChunk('<dialog open></dialog>', { times: 2 })]).toEqual([0, 0]);
  });

  it('reloads for a file that fails after another one that failed without a connection', async () => {
    expect(await failChunk('', { earlier: 'Unable to preload CSS for /assets/page-1.css' })).toBe(1);
    expect(await failChunk('', { earlier: 'Unable to preload CSS for /assets/page-1.css', fileStatus: 503 })).toBe(0);
  });

  it.each(['<input type="search" value="heat">', '<textarea>Dear all</textarea>', '<dialog open></dialog>'])(
    'keeps what is typed in %s',
    async (body) => {
      expect(await failChunk(body, { fileStatus: 404 })).toBe(0);
    },
  );

  it('leaves a page that is shown as it is if a part of it loads by itself, also one that fails again or whose build is gone', async () => {
    const shown = '<main><h1>Heat</h1><section class="state" role="alert"><p>One shelf failed</p></section></main>';
    expect([await failChunk(shown, { fileStatus: 404 }), await failChunk(shown, { times: 2 })]).toEqual([0, 0]);
    expect(await failChunk(shown, { earlier: 'Unable to preload CSS for /assets/page-1.css' })).toBe(0);
    expect(await failChunk(shown, { fileStatus: 404, isPressed: true })).toBe(1);
  });

  it.each([
    '<main><section class="state" role="alert"><h1>Couldn’t load</h1></section></main>', '<main><p class="sk"></p></main>',
    '<main><h1>Heat</h1></main><div class="boot-error"></div>',
  ])('reloads a document without its page: %s', async (body) => {
    expect([await failChunk(body, { fileStatus: 404 }), await failChunk(body, { times: 2 })]).toEqual([1, 1]);
  });

  it('reloads with empty fields and switches', async () => {
    expect(await failChunk('<input type="search"><input type="checkbox" value="on"><textarea></textarea>', { fileStatus: 404 })).toBe(1);
  });

  it('does not reload offline, with a build that is still deployed, or in the development server', async () => {
    expect([await failChunk('', { onLine: false }), await failChunk(''), await failChunk('', { fileStatus: 404, main: '' })]).toEqual([
      0, 0, 0,
    ]);
  });
});
