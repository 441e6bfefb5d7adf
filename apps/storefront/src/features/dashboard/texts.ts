/** How far the figures look, by dataScope. */
export const scopeTexts: Readonly<Record<number, string>> = { 1: '本人', 2: '本部门', 3: '本部门及下级', 4: '全企业' };
