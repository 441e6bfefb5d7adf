/** What a line of the demo's goods says of how they come. */
export interface BoxedGoods {
  categoryPath: string;
  unit: string;
  attrs: string;
  packing: string;
}

const withManual = /^(生活电器|电脑外设|办公设备|网络设备|灯具照明)\//;
const withCertificate = /^(?!茶水食品|食品茶饮|礼品福利)/;
const counted = /^(.*?)\s*(\d+)\s*([^\d\s]{1,2})$/;

/** What is in the box, as `[name, how many]`: the goods, what their attributes call 附件, papers by kind of goods. */
export function boxContents({ categoryPath, unit, attrs, packing }: BoxedGoods): [name: string, count: string][] {
  const kind = categoryPath.split('/').at(-1) ?? '';
  const extras = (/(?:^|\|)附件:([^|]+)/.exec(attrs)?.[1] ?? '').split('、').filter(Boolean);
  const pieces = /(?:^|\|)件数:([^|]+)/.exec(attrs)?.[1];
  return [
    [pieces ? `${kind}（${pieces}）` : kind, `1 ${unit}`],
    ...extras.map((extra): [string, string] => {
      const [, name, number, measure] = counted.exec(extra) ?? [];
      return name ? [name, `${number} ${measure}`] : [extra, '1 件'];
    }),
    ...(packing.includes('需组装') ? papers(['安装五金包', '1 套'], ['安装说明', '1 份']) : []),
    ...(withManual.test(categoryPath) ? papers(['使用说明书', '1 份'], ['保修卡', '1 张']) : []),
    ...(withCertificate.test(categoryPath) ? papers(['合格证', '1 张']) : []),
  ];
}

const papers = (...all: [string, string][]) => all;
