import type { ReactNode } from 'react';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { NamedBar, PlotProps } from './plots';
import './plots.css';

const PlotSpace = ({ isHorizontal }: PlotProps): React.JSX.Element => <div className={isHorizontal ? 'plot-space rows' : 'plot-space'} />;
const NoPlot = (): null => null;
const LoadedPlot = lazyOptionalPart<PlotProps>(() => import('./plots').then((module) => module.BarPlot), NoPlot, PlotSpace);

/** Texts of a plot that depend on what it counts. */
export type PlotTexts = {
  /** Names the counted things, at the end of the heading line. */
  readonly unit: string;
  /** Names the column of numbers. */
  readonly number: string;
  readonly showTable: string;
  /** Describes the plot in one sentence: its heading and the largest bar. */
  readonly summary: (heading: string, name: string, count: number) => string;
};

type BarWithName = NamedBar & { readonly fullName?: string };

type Props = {
  readonly heading: string;
  readonly texts: PlotTexts;
  /** Names the first column of the table. */
  readonly kind: string;
  /** All bars, for the table. */
  readonly bars: ReadonlyArray<BarWithName>;
  /** Bars of the plot, if it leaves some out. */
  readonly plotted?: ReadonlyArray<NamedBar>;
  readonly isHorizontal?: boolean;
};

const plotLabel = ({ heading, texts, bars }: Pick<Props, 'heading' | 'texts' | 'bars'>): string => {
  const most = bars.reduce(
    (first, bar) => (bar.count > first.count ? bar : first),
    bars[0] ?? { key: '', name: '', fullName: '', count: 0 },
  );
  return texts.summary(heading, most.fullName ?? most.name, most.count);
};

const PlotTable = ({ texts, kind, bars }: Pick<Props, 'texts' | 'kind' | 'bars'>): React.JSX.Element => (
  <table className="num">
    <thead>
      <tr>
        <th scope="col">{kind}</th>
        <th scope="col">{texts.number}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map(({ key, name, fullName = name, count }) => (
        <tr key={key}>
          <th scope="row">{fullName}</th>
          <td>{formatNumber(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Renders a plot with its numbers as a table. The table stays if the plot's code cannot be loaded. */
export const PlotPanel = ({ heading, texts, kind, bars, plotted = bars, isHorizontal = false }: Props): React.JSX.Element => (
  <Panel level={3} heading={heading} note={texts.unit}>
    <LoadedPlot bars={plotted} isHorizontal={isHorizontal} label={plotLabel({ heading, texts, bars })} />
    <details className="plot-table">
      <summary>
        {texts.showTable}
        <span className="sr">: {heading}</span>
      </summary>
      <PlotTable texts={texts} kind={kind} bars={bars} />
    </details>
  </Panel>
);

/** Renders a plot of columns with the table of its numbers beside it, without a panel. */
export const PlotWithTable = ({
  heading, texts, kind, bars, children,
}: Omit<Props, 'plotted' | 'isHorizontal'> & { readonly children?: ReactNode }): React.JSX.Element => (
  <div className="plot-beside">
    <div>
      <LoadedPlot bars={bars} isHorizontal={false} label={plotLabel({ heading, texts, bars })} />
      {children}
    </div>
    {/* Scrolls, so the keyboard needs to reach it. */}
    <div className="plot-table plot-scroll" role="region" aria-label={`${texts.number}: ${heading}`} tabIndex={0}>
      <PlotTable texts={texts} kind={kind} bars={bars} />
    </div>
  </div>
);
