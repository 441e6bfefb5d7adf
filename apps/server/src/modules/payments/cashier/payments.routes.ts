import type { App } from '../../../http/route.ts';

export function paymentsRoutes(_app: App): void {}
