import { rootOf, rootPhrase } from './word-forms';

/**
 * Keywords that are another thing than one of their words: a title with martial arts is not about art. An asterisk is before each word that
 * loses its meaning; the others keep it, as in "space opera". Keywords in which all words keep it ("shark attack") are not here.
 */
const OTHER_THINGS = (
  'martial *art|con *artist|scam *artist|escape *artist|makeup *artist|concentration *camp|prison *camp|refugee *camp|training *camp|'
  + '*boot *camp|space *opera|soap *opera|rock *opera|*fish out of *water|fish *tank|oxygen *tank|*tank *car|loan *shark|lone *wolf|'
  + '*guinea *pig|*hot *dog|*death *star|*star war|*star crossed lover|*robin *hood|*red *riding *hood|*snow *white|computer *virus|'
  + 'drag *queen|beauty *queen|prom *queen|*king kong|stephen *king|steven *king|martin luther *king|*killer whale|*race against *time|'
  + '*race against the *clock|space *race|alien *race|*race politic|*race relation|*ghost town|*ghost world|*ghost rider|*witch *hunt|'
  + 'teddy *bear|*bear trap|*cat and *mouse|*cat *house|*cat thief|spelling *bee|*bucket *list|sperm *bank|*private *eye|*land *mine|'
  + '*cold *turkey|*wall *street|*breaking the fourth *wall|heart *attack|*white *house|*art *house|*arm dealer|*arm deal|*arm smuggling|'
  + 'smuggling of *arm|*brother in *arm|*blind date|*boxer *short|*boxing day|*magic mushroom|*dark *horse|*ice *cream|rhode *island|'
  + '*sport car|sundance *kid|billy the *kid|*twin tower|*pirate radio|*panther *party|nationalist *party|nazi *party|socialist *party|'
  + 'based on novel or *book|based on comic *book|based on children *book|based on a children *book|based on young adult *book|'
  + 'search *party|*new *wave|radio *wave|*confidence *game|baseball *bat|cricket *bat'
).split('|').map((marked) => ({
  thing: rootPhrase(marked.replaceAll('*', '')),
  lost: marked.split(' ').filter((word) => word.startsWith('*')).map((word) => rootOf(word.slice(1))),
}));

const holds = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/** Returns whether a keyword has the word only in another thing, where it loses its meaning. @param keyword and word as roots. */
export const isInOtherThing = (keyword: string, word: string): boolean =>
  OTHER_THINGS.some(({ thing, lost }) => lost.includes(word) && holds(keyword, thing) && !holds(keyword.replace(thing, ''), word));
