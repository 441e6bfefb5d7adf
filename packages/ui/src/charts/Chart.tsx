import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as install } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { ChartLegend, type LegendMark } from './ChartLegend.tsx';

install([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** What a chart says, for screen readers. */
export interface ChartTable {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** A chart as wide as its place below what its colours mean (`marks`), and a hidden table that says the same to screen readers. */
export function Chart({
  option,
  marks,
  table,
  className,
}: {
  /** As of chart-option.ts; a new object draws anew. */
  option: EChartsCoreOption;
  marks?: readonly LegendMark[];
  table: ChartTable;
  className: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.setOption(isStill ? { ...option, animation: false } : option);
    const follow = new ResizeObserver(() => chart.resize());
    follow.observe(element);
    return () => {
      follow.disconnect();
      chart.dispose();
    };
  }, [option]);
  return (
    <>
      {marks && <ChartLegend marks={marks} />}
      <div ref={box} className={className} aria-hidden="true" />
      <HiddenTable {...table} />
    </>
  );
}

/** In a box of its own: a table does not shrink by itself. */
const HiddenTable = ({ caption, columns, rows }: ChartTable) => (
  <div className="sr">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
