import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Number of poster images; defined by the bundler. */
declare const POSTERS: number;

type Row = { readonly id: number; readonly title: string; readonly year: number };
const COLUMNS = 7;
const ROW_HEIGHT = 330;

/** React and a windowed grid, nothing else: the cost of an app with one screen. */
const Grid = ({ titles }: { readonly titles: ReadonlyArray<Row> }): React.JSX.Element => {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const updateTop = (): void => setTop(window.scrollY);
    window.addEventListener('scroll', updateTop, { passive: true });
    return () => window.removeEventListener('scroll', updateTop);
  }, []);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - 1);
  const rows = Math.ceil(titles.length / COLUMNS);
  const visibleRows = Array.from({ length: Math.min(6, rows - first) }, (_, row) => first + row);
  return (
    <main style={{ height: rows * ROW_HEIGHT, position: 'relative' }}>
      {visibleRows.map((row) => (
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
const titles: ReadonlyArray<Row> = Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Title ${index + 1}`, year: 1950 + (index % 70) }));
const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<Grid titles={titles} />);
