/** One column of a goods file: what `--help`, the templates and docs/import.md say of it. */
export interface GoodsColumn {
  name: string;
  title: string;
  /** What a cell may hold. */
  rule: string;
  sample: string;
}

const column = <N extends string>(name: N, title: string, rule: string, sample: string) =>
  ({ name, title, rule, sample }) as const satisfies GoodsColumn;

/** Columns every goods file has; a cell may still be empty where its rule says 可空. */
export const requiredGoodsColumns = [
  column('spuNo', '商品编号', '同一商品的各规格相同，最多 64 字', 'ZB0001'),
  column('itemNo', '货号', '每个规格一个，全店唯一，最多 64 字', 'ZB0001-01'),
  column('itemName', '商品名称', '最多 300 字', '晨禾 按动中性笔 0.5mm 黑色 12支/盒'),
  column('itemSpec', '规格', '可空，最多 200 字', '0.5mm 黑色'),
  column('colorName', '颜色', '可空，最多 50 字', '黑色'),
  column('categoryPath', '分类', '三级，用 / 分隔；不足三级的补足，并在结果中说明', '办公文具/书写工具/中性笔'),
  column('brandName', '品牌', '可空，最多 50 字', '晨禾'),
  column('supplierName', '供应商', '最多 100 字，没有的会新建', '示例文具有限公司'),
  column('unit', '销售单位', '最多 10 字', '盒'),
  column('price', '零售价', '元，含税，最多两位小数，大于 0；有企业价或已下架的可空', '16.80'),
  column('marketPrice', '市场价', '可空，元，不低于零售价', '24.00'),
  column('stock', '库存', '非负整数，不小于已被订单占用的数量', '120'),
  column('taxRate', '税率', '0.13、0.09、0.06、0.03、0.01 或 0，也可写 13%', '0.13'),
  column('moq', '起订量', '可空（1），须为倍数的整数倍', '1'),
  column(
    'description',
    '描述',
    '可空，最多 5000 字；写成「材质：塑料；产地：宁波」时作为属性',
    '材质：塑料；墨水：中性',
  ),
  column('imgUrl', '主图', '可空，/ 或 http 开头的地址', '/pictures/zb0001.webp'),
] as const;

/** Columns a goods file may have besides. */
export const optionalGoodsColumns = [
  column('modelNo', '型号', '最多 64 字', 'Q7'),
  column('enterprisePrice', '企业价', '元，含税', '15.80'),
  column('costPrice', '进价', '元，含税，空白不改；没有维护进价权限时不导入', '11.20'),
  column('taxCode', '税收分类编码', '19 位数字，空白不改，「无」为随分类；与简称一起填写', ''),
  column('taxName', '税收分类简称', '发票货物名里的简称，最多 50 字，空白不改，「无」为随分类', ''),
  column('tierPrices', '阶梯价', '数量:价格，用 | 分隔，数量逐级增加', '10:15.20|50:14.60'),
  column('stepQty', '购买倍数', '默认 1', '1'),
  column('pieces', '包装换算', '一个销售单位里有几件，如一箱 24 瓶，空白不改，「无」为没有', '12支'),
  column('maxQty', '限购数量', '默认 0，表示不限', '0'),
  column(
    'attrs',
    '属性',
    '名称:值，用 | 分隔，可用于筛选，「无」为没有；分类有属性要求的须符合',
    '材质:塑料|笔尖:0.5mm',
  ),
  column('specs', '规格选项', '名称:值，用 | 分隔，用于选择规格', '颜色:黑色'),
  column('images', '更多图片', '用 | 分隔，重复的只保留一张', '/pictures/zb0001-2.webp'),
  column('weightG', '毛重', '每个销售单位的克数，默认 0，按重量计运费时用', '150'),
  column('packing', '包装清单', '最多 100 字', '12 支/盒'),
  column('deliveryDays', '发货天数', '0 到 365，默认 2', '2'),
  column('isReturnable7', '七天无理由', '1 或 0，默认 1', '1'),
  column('keywords', '搜索词', '最多 500 字', '签字笔 水笔'),
  column('labels', '标签', '已有的标签，用 | 分隔，空白不改，「无」为全部去掉', ''),
  column('isOnSale', '在售', '1 或 0，空白不改，新商品默认 1', '1'),
  column('safetyQty', '安全库存', '非负整数，可售少于它时为低库存，空白不改', '20'),
  column('shelfPlace', '库位', '最多 30 字，空白不改，「无」为清空', 'A-03-2'),
  column('detail', '详情要点', '用「 / 」分隔各条，最多 20000 字，「不变」保留已有的图文', '书写顺滑 / 快干不糊'),
  column('salesQty', '已售数量', '默认 0，只增不减', '0'),
] as const;

export type Column = (typeof requiredGoodsColumns)[number]['name'] | (typeof optionalGoodsColumns)[number]['name'];
export type Cells = Partial<Record<Column, string>>;

export const requiredColumns: readonly Column[] = requiredGoodsColumns.map(({ name }) => name);
export const goodsColumns: readonly (GoodsColumn & { name: Column })[] = [
  ...requiredGoodsColumns,
  ...optionalGoodsColumns,
];
const known = new Set<string>(goodsColumns.map(({ name }) => name));

/** The column a header cell names; columns nobody knows are left out. */
export const columnOf = (header: string): Column | undefined =>
  known.has(header.trim()) ? (header.trim() as Column) : undefined;

const titles = new Map<string, string>(goodsColumns.map((it) => [it.name, it.title]));

/** price → 零售价 price; '' stays. */
export const titledColumn = (name: string): string => [titles.get(name), name].filter(Boolean).join(' ');
