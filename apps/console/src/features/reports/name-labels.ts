import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';

const longestName = 12;

/** 宁波安盾防护用品有限公司 → 宁波安盾防护用品: what tells companies apart under a bar. */
export function shortName(name: string): string {
  const short = name.replace(/(股份|集团)?有限(责任)?公司$/, '') || name;
  return short.length > longestName ? `${short.slice(0, longestName)}…` : short;
}

/** How many names stand beside each other under the bars of a chart, and the px each has. */
export const useNameLabels = () => (useIsPhone() ? { mostShown: 5, nameWidth: 48 } : { mostShown: 12, nameWidth: 64 });
