import pg from 'pg';

/** Ids of made goods begin here: far below those that the app makes, so the real ones stay the newest. */
const firstId = 1_000_000_000n;
const itemsEach = 2;

/** What the made goods are spread over; `rare` ones have a handful of goods, `old` ones many, all of them of long ago. */
export interface ManyGoods {
  categoryId: string;
  brandId: string;
  rareBrandId: string;
  oldBrandId: string;
  supplierId: string;
}

const words = {
  look: ['黑色', '蓝色', '白色', '加厚', '大号', '便携', '静音', '无线', '不锈钢', '一次性', '可折叠', '防滑'],
  thing: [
    '中性笔',
    '订书机',
    '复印纸',
    '硒鼓',
    '鼠标垫',
    '平板拖把',
    '浸胶手套',
    '碱性电池',
    '封箱胶带',
    '文件夹',
    '计算器',
    '白板笔',
    '插线板',
    '保温杯',
    '劳保鞋',
  ],
  size: ['0.5mm', '24/6', 'A4 70g', '12 支装', '80cm', '5 号', '48mm×100m', '2.0'],
};
const pick = (name: keyof typeof words, by: string) =>
  `(array[${words[name].map((word) => `'${word}'`).join(', ')}])[1 + (${by}) % ${words[name].length}]`;

/** So many items of a shop, two a product, spread over its categories, 2,000 brands and 50 suppliers; 3 % off sale, 2 % sold out, 5 % watched. */
export async function makeGoods(databaseUrl: string, company: string, count: number): Promise<ManyGoods> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query('drop index item_names_pairs');
    const made = await makeNames(client, company);
    await fill(client, { company, count });
    await client.query('create index item_names_pairs on item_names using gin (company_id, pairs)');
    await client.query('vacuum analyze');
    return made;
  } finally {
    await client.end();
  }
}

async function makeNames(client: pg.Client, company: string): Promise<ManyGoods> {
  await client.query(`insert into brands (company_id, id, name, updated_at)
    select ${company}, ${firstId} + n, '品牌 ' || n, now() from generate_series(0, 1999) n`);
  await client.query(`insert into suppliers (company_id, id, name, updated_at)
    select ${company}, ${firstId} + n, '供应商 ' || n, now() from generate_series(0, 49) n`);
  const { rows } = await client.query<{ id: string }>(
    `select id from categories where company_id = ${company} and level = 1 order by sort_no, id limit 1`,
  );
  return {
    categoryId: rows[0]?.id ?? '0',
    brandId: String(firstId + 7n),
    rareBrandId: String(firstId + 1999n),
    oldBrandId: String(firstId + 1998n),
    supplierId: String(firstId + 11n),
  };
}

async function fill(client: pg.Client, { company, count }: { company: string; count: number }): Promise<void> {
  const id = `${firstId} + n`;
  const products = Math.ceil(count / itemsEach);
  // The first brands have the most goods; one has a tenth of them, all among the oldest.
  const brand = `case when n < ${Math.floor(products / 10)} then 1998 when n % 50000 = 0 then 1999
    else floor(1998 * power((n * 7919 % 10007) / 10007.0, 3)) end`;
  await client.query(`create temp table leaves as
    select row_number() over (order by id) - 1 as at, id, count(*) over () as all_leaves from categories c
    where company_id = ${company} and not exists (
      select 1 from categories below where below.company_id = c.company_id and below.parent_id = c.id)`);
  await client.query(`insert into products (company_id, id, product_no, category_id, brand_id, created_at, updated_at)
    select ${company}, ${id}, 'M' || n, l.id, ${firstId} + (${brand})::bigint, now(), now()
    from generate_series(0::bigint, ${products - 1}) n
    join leaves l on l.at = (n * 31 + n / 977) % (select all_leaves from leaves limit 1)`);
  await client.query(`insert into items (company_id, id, product_id, supplier_id, item_no, name, spec, img_url, unit_name,
      tax_rate_bp, retail_fen, enterprise_fen, is_on_sale, safety_qty, sort_no, created_at, updated_at)
    select ${company}, ${id}, ${firstId} + n / ${itemsEach}, ${firstId} + n * 13 % 50, 'M' || n / 2 || '-' || n % 2,
      '品牌 ' || n % 2000 || ' ' || ${pick('look', 'n * 3')} || ${pick('thing', 'n / 7')} || ' ' || ${pick('size', 'n / 3')} || ' 型号' || n % 99991,
      '标准', case when n % 20 = 0 then '' else '/pictures/zb0001.webp' end, '个', 1300, 100 + n * 37 % 90000, 90 + n * 37 % 90000,
      n % 33 <> 0, case when n % 20 = 1 then 10 else 0 end, 1, now(), now()
    from generate_series(0::bigint, ${count - 1}) n`);
  await client.query(`insert into stock_rows (company_id, item_id, on_hand, reserved, updated_at)
    select ${company}, ${id}, case when n % 50 = 3 then 0 when n % 60 = 1 then 5 else 200 end, 0, now()
    from generate_series(0::bigint, ${count - 1}) n`);
  await client.query(`insert into item_names (company_id, item_id, pairs, has_owners)
    select i.company_id, i.id, array(select distinct substr(lower(name), at, 2) from generate_series(1, length(name) - 1) at)
      || item_owner_tokens(p.category_id, p.brand_id, i.supplier_id), true
    from items i join products p on p.company_id = i.company_id and p.id = i.product_id
    where i.company_id = ${company} and i.id between ${firstId} and ${firstId} + ${count}`);
  await client.query(`insert into search_docs (company_id, item_id, product_id, category_id, value_labels, tsv, heading,
      item_no_key, model_no_key, retail_fen, sales_qty, stock_state, listed_at, card, retail)
    select i.company_id, i.id, i.product_id, 0, '{}', '', '', lower(i.item_no), '', i.retail_fen, 0, 0, now(), '{}', '{}'
    from items i join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    where i.company_id = ${company} and i.is_on_sale and s.on_hand = 0 and i.id < ${firstId} + ${count}`);
}
