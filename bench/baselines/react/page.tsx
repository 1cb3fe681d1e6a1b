import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** How many pictures there are; put in when this is bundled. */
declare const POSTERS: number;

type Row = { readonly id: number; readonly title: string; readonly year: number };
const COLUMNS = 7;
const ROW_HEIGHT = 330;

/** React and a windowed grid, nothing else: what an app of one screen would cost. */
const Grid = ({ titles }: { readonly titles: ReadonlyArray<Row> }): React.JSX.Element => {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const follow = (): void => setTop(window.scrollY);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - 1);
  const rows = Math.ceil(titles.length / COLUMNS);
  const shown = Array.from({ length: Math.min(6, rows - first) }, (_, row) => first + row);
  return (
    <main style={{ height: rows * ROW_HEIGHT, position: 'relative' }}>
      {shown.map((row) => (
        <ul key={row} style={{ position: 'absolute', top: row * ROW_HEIGHT, left: 0, right: 0, display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`, gap: 16, listStyle: 'none', margin: 0, padding: 16 }}>
          {titles.slice(row * COLUMNS, (row + 1) * COLUMNS).map((title) => (
            <li key={title.id} className="card">
              <img src={`/posters/${title.id % POSTERS}.svg`} alt="" width={180} height={270} style={{ display: 'block' }} />
              <b>{title.title}</b> {title.year}
            </li>
          ))}
        </ul>
      ))}
    </main>
  );
};

const count = Number(new URLSearchParams(location.search).get('count') ?? '100');
const titles: ReadonlyArray<Row> = Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Title ${at + 1}`, year: 1950 + (at % 70) }));
const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<Grid titles={titles} />);
