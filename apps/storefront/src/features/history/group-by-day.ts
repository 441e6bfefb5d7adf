/** Rows that stand in the order of their time, in groups of one day: today and yesterday by name, else "11月20日". */
export function groupByDay<R extends { browseTime: string }>(
  rows: readonly R[],
  today: string,
): { day: string; title: string; rows: R[] }[] {
  const groups: { day: string; title: string; rows: R[] }[] = [];
  for (const row of rows) {
    const day = row.browseTime.slice(0, 10);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, title: titleOf(day, today), rows: [row] });
  }
  return groups;
}

const dayMs = 24 * 60 * 60_000;

function titleOf(day: string, today: string): string {
  const apart = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (apart === 0) return '今天';
  if (apart === 1) return '昨天';
  const [year, month, date] = day.split('-');
  const short = `${Number(month)}月${Number(date)}日`;
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${year}年${short}`;
}
