// Paths of installed Chromium browsers.

/** Headless shells: the same engine without a browser window; starts and renders in a little more than half the time. */
export const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Full browsers. */
export const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

export const isShell = (path = '') => /headless[-_]shell$/.test(path);
