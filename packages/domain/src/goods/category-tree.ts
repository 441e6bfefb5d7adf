/** A category among the others of its shop (docs/domain/catalog.md §10). */
export interface CategoryNode {
  categoryId: string;
  /** '0' for the first level. */
  parentId: string;
  name: string;
  /** Products that hang on it directly. */
  productCount: number;
}

export const topParent = '0';
export const mostLevels = 3;
export const mostCategories = 2000;

/** Every category below this one, itself not among them. */
export function descendantsOf(nodes: readonly CategoryNode[], categoryId: string): string[] {
  const children = nodes.filter(({ parentId }) => parentId === categoryId).map((node) => node.categoryId);
  return children.flatMap((child) => [child, ...descendantsOf(nodes, child)]);
}

/** 1 for the first level; 0 for the place above it. */
export function levelOf(nodes: readonly CategoryNode[], categoryId: string): number {
  if (categoryId === topParent) return 0;
  const node = nodes.find((one) => one.categoryId === categoryId);
  return node ? levelOf(nodes, node.parentId) + 1 : Number.NaN;
}

/** How many levels a category takes with all below it. */
function heightOf(nodes: readonly CategoryNode[], categoryId: string): number {
  const children = nodes.filter(({ parentId }) => parentId === categoryId);
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.categoryId)));
}

/** Why a category cannot stand under this parent by this name; undefined when it can. `categoryId` '' is a new one. */
export function placeFault(
  nodes: readonly CategoryNode[],
  { categoryId, parentId, name }: { categoryId: string; parentId: string; name: string },
): { field: 'parentId' | 'categoryName'; text: string } | undefined {
  const parent = nodes.find((node) => node.categoryId === parentId);
  if (parentId !== topParent && !parent) return { field: 'parentId', text: '上级分类不存在' };
  if (parentId === categoryId || descendantsOf(nodes, categoryId).includes(parentId))
    return { field: 'parentId', text: '不能移到自己的下级' };
  const height = categoryId === '' ? 1 : heightOf(nodes, categoryId);
  if (levelOf(nodes, parentId) + height > mostLevels) return { field: 'parentId', text: `分类最多${mostLevels}级` };
  if (parent && parent.productCount > 0) return { field: 'parentId', text: '上级分类里有商品，请先把商品移到下级' };
  const isTaken = nodes.some(
    (node) => node.parentId === parentId && node.name === name && node.categoryId !== categoryId,
  );
  return isTaken ? { field: 'categoryName', text: '同一级已有这个名称' } : undefined;
}

/** Why a category cannot be taken away. */
export function deleteFault(nodes: readonly CategoryNode[], categoryId: string): string | undefined {
  if (nodes.some(({ parentId }) => parentId === categoryId)) return '请先删除或移走下级分类';
  const node = nodes.find((one) => one.categoryId === categoryId);
  return node && node.productCount > 0 ? `还有 ${node.productCount} 个商品，请先移到其他分类` : undefined;
}

/**
 * Why a category cannot be merged into another; undefined when it can. What is below it moves under the other, its goods
 * hang on the other from then on.
 */
export function mergeFault(nodes: readonly CategoryNode[], fromId: string, intoId: string): string | undefined {
  const [from, into] = [fromId, intoId].map((id) => nodes.find((node) => node.categoryId === id));
  if (!from || !into) return '分类不存在';
  if (fromId === intoId) return '不能合并到自己';
  if (descendantsOf(nodes, fromId).includes(intoId)) return '不能合并到自己的下级';
  const below = (parentId: string) => nodes.filter((node) => node.parentId === parentId && node.categoryId !== fromId);
  const [moved, standing] = [below(fromId), below(intoId)];
  if (moved.length > 0 && into.productCount > 0) return '目标分类里有商品，不能再有下级';
  if (from.productCount > 0 && standing.length > 0) return '目标分类有下级，商品只能挂在最末一级';
  if (levelOf(nodes, intoId) + heightOf(nodes, fromId) - 1 > mostLevels) return `分类最多${mostLevels}级`;
  const same = moved.find(({ name }) => standing.some((other) => other.name === name));
  return same && `两边都有下级“${same.name}”，请先合并它们`;
}
