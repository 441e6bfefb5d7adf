import type { App } from '../../http/route.ts';

export function helpRoutes(_app: App): void {}
