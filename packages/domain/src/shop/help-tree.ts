/** A category of the help centre, or a document below one (docs/domain/content.md §1). */
export interface HelpNode {
  docId: string;
  /** {@link topOfHelp} for a category. */
  parentId: string;
  docTitle: string;
}

export const topOfHelp = '0';
export const mostHelpGroups = 12;
export const mostDocsOfGroup = 50;
export const longestDocTitle = 30;

interface PlaceFault {
  field: 'parentId' | 'docTitle';
  text: string;
}

/** Why a category or document cannot stand there by this title; undefined when it can. `docId` '' is a new one. */
export function docPlaceFault(
  nodes: readonly HelpNode[],
  { docId, parentId, docTitle }: HelpNode,
): PlaceFault | undefined {
  const isGroup = parentId === topOfHelp;
  const known = nodes.find((node) => node.docId === docId);
  if (known && (known.parentId === topOfHelp) !== isGroup)
    return { field: 'parentId', text: known.parentId === topOfHelp ? '栏目不能放进别的栏目' : '请选择栏目' };
  if (!isGroup && !nodes.some((node) => node.docId === parentId && node.parentId === topOfHelp))
    return { field: 'parentId', text: '请选择栏目' };
  const others = nodes.filter((node) => node.parentId === parentId && node.docId !== docId);
  if (others.some((node) => node.docTitle === docTitle)) return { field: 'docTitle', text: '同一栏目下已有这个标题' };
  const most = isGroup ? mostHelpGroups : mostDocsOfGroup;
  if (others.length < most) return undefined;
  return { field: 'parentId', text: isGroup ? `栏目最多 ${most} 个` : `每个栏目最多 ${most} 篇文章` };
}

/** Why a node cannot be taken away. */
export function docDeleteFault(nodes: readonly HelpNode[], docId: string): string | undefined {
  return nodes.some(({ parentId }) => parentId === docId) ? '请先删除或移走栏目里的文章' : undefined;
}

/** Whether these are all that stand below a parent, each once: an order that was made on an older list is none. */
export function isOrderOf(nodes: readonly HelpNode[], parentId: string, docIds: readonly string[]): boolean {
  const siblings = new Set(nodes.filter((node) => node.parentId === parentId).map(({ docId }) => docId));
  return (
    siblings.size === docIds.length && new Set(docIds).size === docIds.length && docIds.every((id) => siblings.has(id))
  );
}
