import type { App } from '../../http/route.ts';

export function cartRoutes(_app: App): void {}
