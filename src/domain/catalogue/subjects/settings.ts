/**
 * Phrases for places of the story, with the keywords that mean them (`phrases-of-keywords.ts`). The first that applies is used. A prison, a
 * hotel, a hospital, a castle, a ship and an island have none: most films with such a keyword only pass through.
 */
export const PLACES: ReadonlyArray<string> = [
  'in Manhattan: manhattan; new york city', 'in Brooklyn: brooklyn; new york city', 'in New York: new york city, new york',
  'in Paris: paris; france, paris', 'in London: london; england, london england, london',
  'in Los Angeles: los angeles; california, los angeles', 'in San Francisco: san francisco; california, san francisco',
  'in Chicago: chicago; illinois, chicago', 'in Las Vegas: las vegas', 'in Hollywood: hollywood',
  'in Boston: boston; massachusetts, boston', 'in Rome: rome; italy', 'in Tokyo: tokyo; japan', 'in Berlin: berlin; germany',
  'in Madrid: madrid; spain', 'in Vienna: vienna; austria', 'in Venice: venice; italy', 'in Miami: miami; florida',
  'in Naples: naples; italy', 'in Florence: florence; italy',
  'in New Orleans: new orleans; louisiana', 'in Philadelphia: philadelphia; pennsylvania',
  'in Washington: washington d.c., washington dc; usa', 'in Hong Kong: hong kong', 'in Shanghai: shanghai; china',
  'in Moscow: moscow; russia', 'in Istanbul: istanbul; turkey', 'in Dublin: dublin; ireland', 'in Barcelona: barcelona; spain',
  'in Prague: prague; czech republic', 'in Mumbai: mumbai (bombay); india', 'in Sicily: sicily; italy', 'in Texas: texas',
  'in Florida: florida', 'in Alaska: alaska', 'in Hawaii: hawaii', 'in New Mexico: new mexico', 'in Mississippi: mississippi',
  'in New Jersey: new jersey', 'in California: california', 'in Scotland: scotland', 'in Ireland: ireland', 'in Egypt: egypt',
  'in Mexico: mexico', 'in Australia: australia', 'in Japan: japan', 'in China: china', 'in India: india', 'in Cuba: cuba',
  'in Thailand: thailand', 'in Spain: spain', 'in Italy: italy', 'in Germany: germany', 'in Austria: austria', 'in Russia: russia',
  'in Africa: africa', 'in France: france', 'in England: england', 'in the American South: southern usa', 'in Norway: norway',
  'in Sweden: sweden', 'in Denmark: denmark', 'in Iran: iran', 'in Israel: israel', 'in South Korea: south korea', 'in Vietnam: vietnam',
  'at a boarding school: boarding school', 'at a high school: high school', 'at a college: college campus', 'on a cruise ship: cruise ship',
  'in a haunted house: haunted house', 'in a small town: small town', 'in a village: village',
  'on an island: exotic island, desert island, tropical island', 'in the jungle: jungle', 'in the desert: desert',
  'in the wilderness: wilderness', 'in the countryside: countryside, rural area, rural setting',
  'on a farm: farm', 'in space: space, outer space', 'on an alien planet: alien planet',
  'in suburbia: suburbia, suburb',
];

/**
 * Places that contain others: phrases of `PLACES`, and keywords without a phrase; the last lines have those that no phrase contains. If
 * keywords name two places, of which neither contains the other, no place is named.
 */
export const REGIONS: ReadonlyArray<string> = [
  'in New York: in Manhattan, in Brooklyn', 'in Brooklyn: brooklyn new york city', 'in California: in Los Angeles, in San Francisco',
  'in Los Angeles: in Hollywood', 'in Boston: massachusetts', 'in Philadelphia: philadelphia, pennsylvania', 'in Florida: in Miami, miami',
  'in the American South: in New Orleans, in Texas, in Florida, in Mississippi, new orleans, louisiana, virginia, north carolina, alabama',
  'in England: in London, great britain', 'in Ireland: in Dublin', 'in France: in Paris, marseille, normandy',
  'in Italy: in Rome, in Venice, in Naples, in Florence, in Sicily, rome, venice, vatican', 'in Spain: in Madrid, in Barcelona',
  'in Germany: in Berlin, berlin', 'in Austria: in Vienna, vienna', 'in Russia: in Moscow, moscow, soviet union',
  'in Istanbul: istanbul, turkey', 'in Israel: palestine', 'in Iran: teheran (tehran); iran', 'in Africa: in Egypt, south africa, morocco',
  'in Egypt: cairo', 'in India: in Mumbai', 'in Thailand: bangkok', 'in China: in Shanghai, in Hong Kong, tibet',
  'in Japan: in Tokyo', 'in South Korea: seoul; south korea',
  'elsewhere: canada, toronto; canada, seattle, detroit, arizona, colorado, montana, utah, wyoming, kansas, oklahoma, iowa, wisconsin',
  'elsewhere: jamaica, colombia, brazil, rio de janeiro, argentina, peru, iceland, northern ireland, wales, switzerland, belgium, poland, hungary',
  'elsewhere: greece, iraq, persia, lebanon, saudi arabia, afghanistan, himalaya, nepal, cambodia, singapore, philippines, taiwan, new zealand',
];

/** Phrases for times of the story, with the keywords that mean them. The first that applies is used. */
export const TIMES: ReadonlyArray<string> = [
  'during the Second World War: world war ii', 'during the First World War: world war i', 'during the Vietnam War: vietnam war',
  'during the Cold War: cold war', 'during the American Civil War: american civil war', 'during the Great Depression: great depression',
  'during the Korean War: korean war', 'during the French Revolution: french revolution', 'in ancient Rome: ancient rome, roman empire',
  'in ancient Greece: ancient greece', 'in the Middle Ages: middle ages (476-1453), middle ages',
  'in the Victorian age: victorian england, victorian era', 'in the Wild West: wild west, old west', 'in the 16th century: 16th century',
  'in the 17th century: 17th century', 'in the 18th century: 18th century', 'in the 19th century: 19th century', 'in the 1920s: 1920s',
  'in the 1930s: 1930s', 'in the 1940s: 1940s', 'in the 1950s: 1950s', 'in the 1960s: 1960s', 'in the 1970s: 1970s',
  'in the 1980s: 1980s', 'in the 1990s: 1990s', 'in the 2000s: 2000s', 'at Christmas: christmas, christmas party',
  'at Thanksgiving: thanksgiving',
  'in the future: future, futuristic, near future',
];
