/** Groups of files that reach each other by their imports (Tarjan), the largest first; a file alone is none. */
export function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const found: string[][] = [];

  const visit = (file: string): number => {
    const number = order.size;
    let low = number;
    order.set(file, number);
    open.push(file);
    isOpen.add(file);
    for (const target of importsOf.get(file) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (isOpen.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      for (const member of circle) isOpen.delete(member);
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return found.toSorted((a, b) => b.length - a.length);
}
