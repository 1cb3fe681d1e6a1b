// Keeps the errors of files that did not load in `marqueeFailedFiles`. After each, `/outdated.js` decides whether the document has to be
// loaded again. `outdated.js` has the same name in every build, so a tab from before a deployment loads it too.
import { scriptData } from './script-data.ts';

const { main } = scriptData();
const failedFiles: (string | undefined)[] = [];
window.marqueeFailedFiles = failedFiles;

// Without a main file the document is none of a build.
if (main)
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failedFiles.push((payload as Error | undefined)?.message);
    if (!navigator.onLine) return;
    const script = document.createElement('script');
    script.src = '/outdated.js';
    script.dataset['main'] = main;
    document.head.append(script);
  });
