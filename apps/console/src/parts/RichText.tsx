import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import type { ComponentProps } from 'react';

const RichTextEditor = lazyPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor, ErrorState);

/** The editor of rich text in a form, whose code comes by itself: bones of `height` px meanwhile, a way to load it where it is lost. */
export function RichText({ height = 280, ...editor }: ComponentProps<typeof RichTextEditor> & { height?: number }) {
  return <RichTextEditor waiting={<Skeleton height={height} />} {...editor} />;
}
