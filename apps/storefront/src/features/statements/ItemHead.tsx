const columns = ['业务日期', '类型', '订单号 / 采购单号', '商品', '数量', '单价', '金额', '其中税额'];
const right = new Set(['数量', '单价', '金额', '其中税额', '操作']);

/** Heads a table of received goods: the columns of `ItemCells`, and what the table has behind them. */
export function ItemHead({ more = [] }: { more?: readonly string[] }) {
  return (
    <thead>
      <tr>
        {[...columns, ...more].map((name) => (
          <th key={name} scope="col" data-right={right.has(name) || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
