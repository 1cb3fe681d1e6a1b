import { Panel } from '#ui/design/metadata/panel.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { HISTORY_NUMBERS } from '#ui/messages/history/history.messages.ts';
import { optionalPart } from '../../../app/errors/optional-part';
import type { NamedBar, PlotProps } from './plots';

const PlotSpace = ({ isHorizontal }: PlotProps): React.JSX.Element => <div className={isHorizontal ? 'plot-space rows' : 'plot-space'} />;
const NoPlot = (): null => null;
const LoadedPlot = optionalPart<PlotProps>(() => import('./plots').then((module) => module.BarPlot), NoPlot, PlotSpace);

type Props = {
  readonly heading: string;
  /** Names the first column of the table. */
  readonly kind: string;
  /** All bars, for the table. */
  readonly bars: ReadonlyArray<NamedBar & { readonly fullName?: string }>;
  /** Bars of the plot, if it leaves some out. */
  readonly plotted?: ReadonlyArray<NamedBar>;
  readonly isHorizontal?: boolean;
};

/** Renders a plot with its numbers as a table. The table stays if the plot's code cannot be loaded. */
export const PlotPanel = ({ heading, kind, bars, plotted = bars, isHorizontal = false }: Props): React.JSX.Element => {
  const most = bars.reduce((first, bar) => (bar.count > first.count ? bar : first), bars[0] ?? { key: '', name: '', fullName: '', count: 0 });
  return (
    <Panel level={3} heading={heading} note={HISTORY_NUMBERS.unit}>
      <LoadedPlot bars={plotted} isHorizontal={isHorizontal} label={HISTORY_NUMBERS.summary(heading, most.fullName ?? most.name, most.count)} />
      <details className="plot-table">
        <summary>
          {HISTORY_NUMBERS.showTable}
          <span className="sr">: {heading}</span>
        </summary>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col">{HISTORY_NUMBERS.number}</th>
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
      </details>
    </Panel>
  );
};
