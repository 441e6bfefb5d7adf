import type { App } from '../../http/route.ts';

export function stockRoutes(_app: App): void {}
