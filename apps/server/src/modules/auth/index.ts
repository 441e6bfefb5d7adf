export { authRoutes } from './auth.routes.ts';
export { findActor } from './find-actor.ts';
