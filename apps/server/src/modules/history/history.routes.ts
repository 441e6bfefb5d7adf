import type { App } from '../../http/route.ts';

export function historyRoutes(_app: App): void {}
