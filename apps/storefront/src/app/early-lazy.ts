import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface EarlyLazy<P> {
  Page: LazyExoticComponent<ComponentType<P>>;
  /** Loads its code, so that it is drawn without a skeleton before it. */
  preload: () => Promise<unknown>;
}

/** A component with code of its own that can be had before it is drawn: then it is drawn at once. */
export function earlyLazy<P = object>(load: () => Promise<ComponentType<P>>): EarlyLazy<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // React takes at once what answers at once.
  const known = (Page: ComponentType<P>) => ({
    // oxlint-disable-next-line unicorn/no-thenable -- a promise would answer a moment later, after a skeleton
    then: (take: (module: { default: ComponentType<P> }) => void) => take({ default: Page }),
  });
  const Page = lazy(() => (loaded ? (known(loaded) as unknown as ReturnType<typeof preload>) : preload()));
  return { Page, preload };
}
