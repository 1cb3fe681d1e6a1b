import { loadFacts } from './load-facts';
import { buildLikes } from './build-likes';
const f = loadFacts();
for (let i = 0; i < 2; i++) { const t = performance.now(); const l = buildLikes(f.movies); process.stdout.write(`${performance.now() - t}\n`);
if (i) for (const want of ['The Matrix', 'Casablanca', 'Spirited Away', 'Alien', 'Toy Story', 'The Godfather', 'Amélie', 'Seven Samurai']) { const at = f.movies.findIndex((m) => m.title === want); if (at >= 0) process.stdout.write(`${want}\n  R ${l[at]!.recommendations.map((x) => f.movies[x]!.title).join(' | ')}\n  S ${l[at]!.similar.map((x) => f.movies[x]!.title).join(' | ')}\n`); } }
