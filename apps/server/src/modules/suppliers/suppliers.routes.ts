import type { App } from '../../http/route.ts';

export function suppliersRoutes(_app: App): void {}
