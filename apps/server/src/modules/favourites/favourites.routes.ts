import type { App } from '../../http/route.ts';

export function favouritesRoutes(_app: App): void {}
