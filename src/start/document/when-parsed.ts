/** Resolves once the document is parsed. */
export const whenParsed = (): Promise<unknown> =>
  new Promise((resolve: (event?: unknown) => void) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', resolve);
  });
