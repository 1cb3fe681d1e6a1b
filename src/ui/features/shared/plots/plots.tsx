import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatNumber } from '#ui/messages/format/format.ts';

/** A bar with the name that the axis shows. */
export type NamedBar = {
  readonly key: string;
  readonly count: number;
  /** Empty for a bar between named ones. */
  readonly name: string;
};

export type PlotProps = {
  readonly bars: ReadonlyArray<NamedBar>;
  /** Describes the plot in one sentence. */
  readonly label: string;
  /** Lays the bars out from top to bottom, with names before them. */
  readonly isHorizontal: boolean;
};

/** Sizes in units of the view box, which scales with the panel. */
const WIDTH = 340;
const HEIGHT = 190;
const AXIS = 28;
const NUMBERS = 22;
const NAMES = 138;
const ROW = 27;
const MAX_BAR = 48;
/** Up to this number of columns each has its number; of more, only the largest. */
const MAX_NUMBERED = 12;

const mostOf = (bars: ReadonlyArray<NamedBar>): number => Math.max(1, ...bars.map(({ count }) => count));
const barClass = (count: number, most: number): string => (count === most ? 'plot-bar most' : 'plot-bar');

const Columns = ({ bars, label }: PlotProps): React.JSX.Element => {
  const most = mostOf(bars);
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, WIDTH], paddingInner: 0.25, paddingOuter: 0.1 });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - AXIS, NUMBERS] });
  const width = Math.min(x.bandwidth(), MAX_BAR);
  const names = new Map(bars.map(({ key, name }) => [key, name]));
  const named = bars.filter(({ name }) => name !== '');
  const every = Math.ceil(named.length / MAX_NUMBERED);
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {bars.map(({ key, count }) => (
        <Group key={key} left={(x(key) ?? 0) + (x.bandwidth() - width) / 2}>
          <Bar className={barClass(count, most)} width={width} y={y(count)} height={HEIGHT - AXIS - y(count)} />
          {count > 0 && (bars.length <= MAX_NUMBERED || count === most) && (
            <text className="plot-number" x={width / 2} y={y(count) - 6} textAnchor="middle">
              {formatNumber(count)}
            </text>
          )}
        </Group>
      ))}
      <AxisBottom
        scale={x}
        top={HEIGHT - AXIS}
        hideTicks
        axisLineClassName="plot-line"
        tickValues={named.filter((_, index) => index % every === 0).map(({ key }) => key)}
        tickFormat={(key) => names.get(key) ?? ''}
        tickComponent={({ x: left, y: top, formattedValue }) => (
          <text className="plot-name" x={left} y={top + 2} textAnchor="middle">
            {formattedValue}
          </text>
        )}
      />
    </svg>
  );
};

const Rows = ({ bars, label }: PlotProps): React.JSX.Element => {
  const most = mostOf(bars);
  const height = Math.max(1, bars.length) * ROW;
  const x = scaleLinear({ domain: [0, most], range: [0, WIDTH - NAMES - 1.6 * NUMBERS] });
  const y = scaleBand({ domain: bars.map(({ key }) => key), range: [0, height], padding: 0.4 });
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {bars.map(({ key, count, name }) => (
        <Group key={key} top={y(key) ?? 0}>
          <text className="plot-name" y={y.bandwidth() / 2} dominantBaseline="central">
            {name}
          </text>
          <Bar className={barClass(count, most)} x={NAMES} width={x(count)} height={y.bandwidth()} />
          <text className="plot-number" x={NAMES + x(count) + 7} y={y.bandwidth() / 2} dominantBaseline="central">
            {formatNumber(count)}
          </text>
        </Group>
      ))}
    </svg>
  );
};

/** Renders a plot of bars. Load only by import(): it brings visx. */
export const BarPlot = (props: PlotProps): React.JSX.Element => (props.isHorizontal ? <Rows {...props} /> : <Columns {...props} />);
