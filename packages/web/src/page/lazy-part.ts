import { toast } from '@jicai/ui/feedback/toast.ts';
import { type ComponentType, lazy } from 'react';

/** Says that code did not come; what asked for it stays as it was. */
export function tellLostCode(): undefined {
  toast.error('网络连接失败，请重新加载页面');
}

const Nothing = () => null;

/**
 * A part of a page with code of its own. Where that does not come the page goes on without it, and the visitor is told: React
 * would take the whole page away.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => ({
    default: (await load().catch(tellLostCode)) ?? Nothing,
  }));
