import type { App } from '../../http/route.ts';

export function accountsRoutes(_app: App): void {}
