import { countryName, languageName } from '#ui/messages/format/format.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import type { SelectOption } from '#ui/design/fields/select.tsx';

/** Regions in which titles are offered, ISO 3166-1. */
const REGIONS =
  'AE AR AT AU BE BG BO BR CA CH CL CO CR CZ DE DK EC EE EG ES FI FR GB GR GT HK HR HU ID IE IL IN IS IT JP KR LT LU LV MX MY NG NL NO NZ PE PH PL PT RO SA SE SG SI SK TH TR TW UA US UY VE ZA'.split(
    ' ',
  );

/** Languages of titles, BCP 47. */
const LANGUAGES =
  'ar-SA bg-BG cs-CZ da-DK de-DE el-GR en-GB en-US es-ES es-MX fi-FI fr-CA fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

/** Option value for "use the setting of the browser". */
export const BROWSER_DEFAULT_VALUE = '';

const sorted = (codes: ReadonlyArray<string>, name: (code: string) => string, defaultLabel: string): ReadonlyArray<SelectOption> => [
  { value: BROWSER_DEFAULT_VALUE, label: defaultLabel },
  ...codes.map((value) => ({ value, label: name(value) })).sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

export const REGION_SETTING_CHOICES: ReadonlyArray<SelectOption> = sorted(REGIONS, countryName, SETTINGS_MESSAGES.browserDefault);
export const LANGUAGE_SETTING_CHOICES: ReadonlyArray<SelectOption> = sorted(LANGUAGES, languageName, SETTINGS_MESSAGES.browserDefault);

/** Appends the stored code to the choices if it is missing there. */
export const withCurrentChoice = (
  choices: ReadonlyArray<SelectOption>, stored: string | null,
  name: (code: string) => string,
): ReadonlyArray<SelectOption> =>
  stored === null || choices.some(({ value }) => value === stored) ? choices : [...choices, { value: stored, label: name(stored) }];
