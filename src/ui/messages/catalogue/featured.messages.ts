/** Sentences about the featured titles by TMDB id, without those of `FEATURED_PITCHES`. */
export const FEATURED_SENTENCES = {
  movie: {
    963: 'A private detective is drawn into the hunt for a jewelled statuette.',
    872: 'A silent film star has to find his voice when Hollywood learns to talk.',
    8392: 'Two sisters move to the country and meet the spirits of the forest.',
    843: 'Two neighbours find out that their spouses are having an affair.',
    1092: 'A writer comes to Vienna after the war and looks into the death of a friend.',
    239: 'Two musicians on the run from gangsters hide in an all-female band.',
  },
  tv: {
    1274: 'A family runs a funeral home in Los Angeles after the death of the father.',
    1438: 'Police and drug dealers of Baltimore watch each other, street by street.',
    61222: 'A horse who was a television star cannot get over being forgotten.',
    1398: 'The head of a crime family in New Jersey starts to see a psychiatrist.',
    30991: 'Bounty hunters who are always short of money travel the solar system.',
    70523: 'A missing child leads four families to a cave and to other times.',
  },
} as const;
