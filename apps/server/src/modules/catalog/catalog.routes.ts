import type { App } from '../../http/route.ts';

export function catalogRoutes(_app: App): void {}
