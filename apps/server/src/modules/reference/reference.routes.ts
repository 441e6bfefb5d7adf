import type { App } from '../../http/route.ts';

export function referenceRoutes(_app: App): void {}
