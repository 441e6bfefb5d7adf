import type { Object3D } from 'three';
import type { View } from './stage.ts';

/** One row of the picture table: a file name, the model that makes it, its parameters and the camera. */
export type Picture = {
  name: string;
  kind: 'goods' | 'banner' | 'promo' | 'login';
  model: string;
  params: unknown;
  view: View;
  build: () => Object3D;
};

export function picture<Params>(
  name: string,
  model: (params: Params) => Object3D,
  params: Params,
  view: View = {},
): Picture {
  return { name, kind: 'goods', model: model.name, params, view, build: () => model(params) };
}

export function scene(
  kind: 'banner' | 'promo' | 'login',
  name: string,
  model: () => Object3D,
  view: View = {},
): Picture {
  return { name, kind, model: model.name, params: null, view, build: () => model() };
}
