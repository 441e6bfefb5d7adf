import type { App } from '../../http/route.ts';

export function checkoutRoutes(_app: App): void {}
