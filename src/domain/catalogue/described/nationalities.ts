/** Adjectives by the country codes of TMDB, with the former states that it has. */
export const NATIONALITIES: Readonly<Record<string, string>> = {
  AR: 'Argentine', AT: 'Austrian', AU: 'Australian', BE: 'Belgian', BR: 'Brazilian', CA: 'Canadian', CH: 'Swiss', CL: 'Chilean',
  CN: 'Chinese', CO: 'Colombian', CU: 'Cuban', CZ: 'Czech', DE: 'German', DK: 'Danish', EE: 'Estonian', EG: 'Egyptian', ES: 'Spanish',
  FI: 'Finnish', FR: 'French', GB: 'British', GR: 'Greek', HK: 'Hong Kong', HR: 'Croatian', HU: 'Hungarian', ID: 'Indonesian', IE: 'Irish',
  IL: 'Israeli', IN: 'Indian', IR: 'Iranian', IS: 'Icelandic', IT: 'Italian', JP: 'Japanese', KE: 'Kenyan', KR: 'South Korean',
  LB: 'Lebanese', LT: 'Lithuanian', MA: 'Moroccan', MX: 'Mexican', MY: 'Malaysian', NG: 'Nigerian', NL: 'Dutch', NO: 'Norwegian',
  NZ: 'New Zealand', PE: 'Peruvian', PH: 'Philippine', PK: 'Pakistani', PL: 'Polish', PS: 'Palestinian', PT: 'Portuguese', RO: 'Romanian',
  RS: 'Serbian', RU: 'Russian', SE: 'Swedish', SG: 'Singaporean', SN: 'Senegalese', SU: 'Soviet', TH: 'Thai', TN: 'Tunisian', TR: 'Turkish',
  TW: 'Taiwanese', UA: 'Ukrainian', US: 'American', UY: 'Uruguayan', XC: 'Czechoslovak', ZA: 'South African',
};
