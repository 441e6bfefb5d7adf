import type { App } from '../../http/route.ts';

export function ordersRoutes(_app: App): void {}
