import { Children, type ComponentType, createContext, isValidElement, type ReactNode, use } from 'react';
import { useLocation } from './visit.tsx';

interface RouteProps {
  path?: string;
  element?: ReactNode;
  children?: ReactNode;
}

/** A line of the table; {@link Routes} reads it, nothing draws it. */
export const Route: ComponentType<RouteProps> = () => null;

interface Line {
  path: string;
  /** What is drawn, from the outermost frame to the page. */
  elements: readonly ReactNode[];
}

/** The lines of the table, each with the frames around it. */
const linesOf = (children: ReactNode, frames: readonly ReactNode[] = []): Line[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children: inner } = child.props;
    const elements = [...frames, element];
    return path === undefined ? linesOf(inner, elements) : [{ path, elements }];
  });

const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** How exactly a line fits: its whole address before the folder it lies in, before what takes everything. */
function fit({ path }: Line, pathname: string): number {
  if (plain(path) === pathname) return Infinity;
  if (!path.endsWith('*')) return -1;
  const folder = plain(path.slice(0, -1));
  return path === '*' || pathname === folder || pathname.startsWith(`${folder}/`) ? folder.length : -1;
}

const OutletContext = createContext<{ inner: ReactNode; context?: unknown }>({ inner: null });

/** Draws the line that fits the address best; parameters in paths are not needed here, pages have theirs behind the ?. */
export function Routes({ children }: { children: ReactNode }) {
  const pathname = plain(useLocation().pathname);
  const best = linesOf(children)
    .map((line) => ({ line, score: fit(line, pathname) }))
    .filter(({ score }) => score >= 0)
    .toSorted((one, other) => other.score - one.score)[0];
  return best?.line.elements.reduceRight<ReactNode>(
    (inner, element) => <OutletContext value={{ inner }}>{element}</OutletContext>,
    null,
  );
}

const FrameContext = createContext<unknown>(undefined);

/** Where a frame shows its page. */
export function Outlet({ context }: { context?: unknown }) {
  return <FrameContext value={context}>{use(OutletContext).inner}</FrameContext>;
}

export const useOutletContext = (): unknown => use(FrameContext);
