/**
 * Networks with their TMDB ids. TMDB cannot be searched for networks, so that a series can be filtered by these only.
 */
export const TMDB_NETWORK_IDS: Readonly<Record<string, number>> = {
  ABC: 2, AMC: 174, 'Adult Swim': 80, 'BBC One': 4, 'BBC Two': 332, CBS: 16, 'Cartoon Network': 56, 'Channel 4': 26, 'Comedy Central': 47,
  'Disney Channel': 54, 'Disney+': 2739, FOX: 19, FX: 88, HBO: 49, Hulu: 453, ITV1: 9, MTV: 33, NBC: 6, Netflix: 213, Nickelodeon: 13,
  'Paramount+': 4330, Peacock: 3353, 'Prime Video': 1024, Showtime: 67, Syfy: 77, 'The CW': 71, 'The WB': 21, 'USA Network': 30,
};
