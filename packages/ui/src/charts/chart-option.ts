import type { EChartsCoreOption } from 'echarts/core';
import { tokenColour } from '../style/token-colour.ts';

const quiet = () => ({ color: tokenColour('--text-2'), fontSize: 12, fontFamily: 'inherit' });

/** Bars and lines over days or months, drawn as every chart of the shop is. */
export const chartOption = ({
  labels,
  nameWidth,
  tipOf,
  yAxis,
  series,
}: {
  labels: readonly string[];
  /** px that each label has when they are names: all of them stand there, broken into lines. */
  nameWidth?: number;
  /** Markup of a point's tip: only figures and words of our own, never anybody's text. */
  tipOf: (index: number) => string;
  yAxis: readonly object[];
  series: readonly object[];
}): EChartsCoreOption => ({
  animationDuration: 180,
  grid: { left: 4, right: 8, top: 16, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
  tooltip: {
    trigger: 'axis',
    axisPointer: { type: 'shadow', shadowStyle: { color: tokenColour('--n-100'), opacity: 0.6 } },
    confine: true,
    formatter: ([first]: { dataIndex: number }[]) => (first ? tipOf(first.dataIndex) : ''),
  },
  xAxis: {
    type: 'category',
    data: labels,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: tokenColour('--n-300') } },
    axisLabel: { ...quiet(), ...(nameWidth && { interval: 0, width: nameWidth, overflow: 'break', lineHeight: 16 }) },
  },
  yAxis,
  series,
});

/** Lines over time, each a step from one value to the next. */
export const timeOption = ({
  fromMs,
  toMs,
  tipOf,
  yAxis,
  series,
}: {
  fromMs: number;
  toMs: number;
  /** Markup of a moment's tip: only figures and words of our own, never anybody's text. */
  tipOf: (atMs: number) => string;
  yAxis: readonly object[];
  series: readonly object[];
}): EChartsCoreOption => ({
  ...chartOption({ labels: [], tipOf: () => '', yAxis, series }),
  tooltip: {
    trigger: 'axis',
    axisPointer: { type: 'line', lineStyle: { color: tokenColour('--n-300') } },
    confine: true,
    formatter: ([first]: { axisValue: number }[]) => (first ? tipOf(first.axisValue) : ''),
  },
  xAxis: {
    type: 'time',
    min: fromMs,
    max: toMs,
    splitNumber: 4,
    axisLine: { lineStyle: { color: tokenColour('--n-300') } },
    axisLabel: { ...quiet(), hideOverlap: true, formatter: '{yyyy}-{MM}-{dd}' },
  },
});

/** Values that each hold until the next moment; null leaves a gap. `colour` is a token. */
export const steps = (points: readonly (readonly [number, number | null])[], colour: string) => ({
  type: 'line',
  step: 'end',
  data: points,
  symbol: 'none',
  lineStyle: { color: tokenColour(colour), width: 1.8 },
  itemStyle: { color: tokenColour(colour) },
});

/** The axis of sums, on the left. */
export const sumAxis = () => ({
  type: 'value',
  splitNumber: 4,
  axisLabel: quiet(),
  splitLine: { lineStyle: { color: tokenColour('--n-100') } },
});

/** The axis of rates, on the right; `show` where there are some. */
export const percentAxis = (show: boolean) => ({
  type: 'value',
  show,
  splitNumber: 4,
  axisLabel: { ...quiet(), formatter: '{value}%' },
  splitLine: { show: false },
});

/** A bar may have a colour of its own: `{ value, itemStyle: { color } }`. */
export const bars = (data: readonly unknown[]) => ({
  type: 'bar',
  data,
  barMaxWidth: 26,
  itemStyle: { color: tokenColour('--chart-1'), borderRadius: [2, 2, 0, 0] },
});

/** Null leaves a gap. `colour` is a token. */
export const line = (data: readonly (number | null)[], colour: string) => ({
  type: 'line',
  data,
  symbol: 'emptyCircle',
  symbolSize: 6,
  showSymbol: data.length <= 31,
  lineStyle: { color: tokenColour(colour), width: 1.8 },
  itemStyle: { color: tokenColour(colour) },
});
