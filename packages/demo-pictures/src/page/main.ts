import { pictures } from './table.ts';
import { drawOutlines } from './outline.ts';
import { shoot } from './stage.ts';

type Order = { name: string; isSecondAngle: boolean; width: number; height: number };

function find(name: string) {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`no picture ${name}`);
  return found;
}

const gallery = {
  list: () =>
    pictures.map(({ name, kind, model, params, view }) => ({ name, kind, model, key: JSON.stringify([params, view]) })),
  shoot: ({ name, isSecondAngle, width, height }: Order) => {
    const found = find(name);
    const { el = 26, az = 0, turn = -34 } = found.view;
    const view = isSecondAngle ? { ...found.view, az: az + turn, el: el > 45 ? el - 20 : el + 12 } : found.view;
    return shoot(found.build(), width, height, view);
  },
  outline: (name: string) => drawOutlines(find(name).build()),
};

declare global {
  interface Window {
    gallery: typeof gallery;
  }
}
window.gallery = gallery;
