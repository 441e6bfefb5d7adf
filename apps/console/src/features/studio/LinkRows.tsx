import { PairRows } from '../../parts/PairRows.tsx';

interface Link {
  title: string;
  url: string;
}

/** Names with the pages they lead to. */
export function LinkRows({
  label,
  add,
  links,
  max,
  onChange,
}: {
  label: string;
  add: string;
  links: readonly Link[];
  max: number;
  onChange: (links: Link[]) => void;
}) {
  return (
    <PairRows
      label={label}
      nameLabel="名称"
      valueLabel="链接，如 /home"
      add={add}
      pairs={links.map(({ title, url }) => ({ name: title, value: url }))}
      max={max}
      valuesOf={() => commonPages}
      help="商城内的页面以 / 开头，外部网址以 https:// 开头"
      onChange={(pairs) => onChange(pairs.map(({ name, value }) => ({ title: name, url: value.trim() })))}
    />
  );
}

const commonPages = ['/home', '/quickOrder', '/brands', '/help', '/SearchFor?keyword='];
