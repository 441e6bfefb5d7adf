/** More notes than this help nobody. */
const maxNotes = 50;

/** What was changed while reading and the person who imports should know. */
export interface ReadingNotes {
  completedPath: (path: readonly string[], completed: readonly string[]) => void;
  /** Who brought the file may not write costs down. */
  leftOutCosts: () => void;
  list: () => string[];
}

export function createReadingNotes(): ReadingNotes {
  const paths = new Map<string, { completed: string; rows: number }>();
  let hasLeftOutCosts = false;
  return {
    leftOutCosts: () => (hasLeftOutCosts = true),
    completedPath: (path, completed) => {
      const known = paths.get(path.join('/'));
      if (known) known.rows += 1;
      else if (paths.size < maxNotes) paths.set(path.join('/'), { completed: completed.join('/'), rows: 1 });
    },
    list: () => [
      ...(hasLeftOutCosts ? ['你没有维护进价的权限，文件里的进价没有导入'] : []),
      ...Array.from(
        paths,
        ([path, { completed, rows }]) => `分类「${path}」不足三级，已补为「${completed}」（${rows} 行）`,
      ),
    ],
  };
}
