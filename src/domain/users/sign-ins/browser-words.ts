import type { BrowserWords } from './sign-in';

type Words = ReadonlyArray<readonly [sign: RegExp, word: string]>;

/** The first sign counts: most browsers also name those behind them. */
const BROWSERS: Words = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

/** The first sign counts: Android names Linux, and a phone of Apple names Mac OS. */
const SYSTEMS: Words = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b|\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS|OPX)\//, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  // An iPad's Safari says that it is a Mac; other browsers of Macs name themselves.
  [/\bMacintosh\b(?!.*\b(?:Chrome|Firefox|Edg|OPR)\/)/, 'Mac or iPad'],
  [/\bMacintosh\b/, 'Mac'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

/** Longest part of a user agent that is read: anybody can send anything. */
const MAX_LENGTH = 512;

const firstWord = (words: Words, userAgent: string): string | null => words.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Returns what a user agent says in plain words. Versions are left out. */
export const browserWordsOf = (userAgent: string): BrowserWords => {
  const read = userAgent.slice(0, MAX_LENGTH);
  return { browser: firstWord(BROWSERS, read), system: firstWord(SYSTEMS, read) };
};
