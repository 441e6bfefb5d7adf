import { useEffect } from 'react';
import { useTemplate } from './template.ts';

/**
 * '{page title} - {site description}'; without a page title the description alone. A screen may call it again with a
 * more exact title.
 */
export function useTitle(title: string): void {
  const pageDesc = useTemplate((template) => template.pageDesc);
  useEffect(() => {
    document.title = title ? `${title} - ${pageDesc}` : pageDesc;
  }, [title, pageDesc]);
}
