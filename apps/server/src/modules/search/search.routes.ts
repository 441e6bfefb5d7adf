import type { App } from '../../http/route.ts';

export function searchRoutes(_app: App): void {}
