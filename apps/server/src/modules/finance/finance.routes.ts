import type { App } from '../../http/route.ts';

export function financeRoutes(_app: App): void {}
