import * as THREE from 'three';
import { renderer } from './stage.ts';

export type Side = 'front' | 'side' | 'top';
/** Width, height and depth of the goods in units of the model. */
export type Extents = readonly [w: number, h: number, d: number];
export type Outlines = { extents: Extents; drawings: Record<Side, string> };

/** Lines are found at twice the size and drawn at half: that smooths them. */
const FINE = 2;
const LONGEST = 620;
/** As ABGR: #2b3a52 and #eef3f9. */
const INK = 0xff523a2b;
const TINT = 0xfff9f3ee;
const TURNS: Record<Side, THREE.Vector3Tuple> = { front: [0, 0, 1], side: [1, 0, 0], top: [0, 1, 0] };

/** Turned about the vertical until it takes least room: goods that lie at an angle are measured along themselves. */
function straighten(goods: THREE.Object3D) {
  const points = pointsOf(goods);
  const every = Math.ceil(points.length / 4000);
  const few = points.filter((_, at) => at % every === 0);
  const room = (degrees: number) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, z } of few) {
      const [across, deep] = [x * cos + z * sin, z * cos - x * sin];
      left = Math.min(left, across);
      right = Math.max(right, across);
      back = Math.min(back, deep);
      front = Math.max(front, deep);
    }
    return (right - left || 1) * (front - back || 1);
  };
  const turns = Array.from({ length: 179 }, (_, at) => (at - 89) / 2);
  const best = turns.reduce((least, turn) => (room(turn) < room(least) ? turn : least), 0);
  if (room(best) > room(0) * 0.995) return;
  goods.rotateOnWorldAxis(new THREE.Vector3(0, 1, 0), (best * Math.PI) / 180);
  goods.updateMatrixWorld(true);
}

function pointsOf(goods: THREE.Object3D) {
  const points: THREE.Vector3[] = [];
  goods.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const spots: THREE.BufferAttribute = part.geometry.attributes.position;
    for (let i = 0; i < spots.count; i += Math.max(1, Math.floor(spots.count / 300)))
      points.push(new THREE.Vector3().fromBufferAttribute(spots, i).applyMatrix4(part.matrixWorld));
  });
  return points;
}

function cameraOf(bounds: THREE.Box3, side: Side) {
  const middle = bounds.getCenter(new THREE.Vector3());
  const { x: w, y: h, z: d } = bounds.getSize(new THREE.Vector3());
  const [across, up] = { front: [w, h], side: [d, h], top: [w, d] }[side] as [number, number];
  const reach = w + h + d;
  const camera = new THREE.OrthographicCamera(-across / 2, across / 2, up / 2, -up / 2, 0, reach * 2);
  if (side === 'top') camera.up.set(0, 0, -1);
  camera.position.copy(middle).addScaledVector(new THREE.Vector3(...TURNS[side]), reach);
  camera.lookAt(middle);
  const scale = LONGEST / Math.max(w, h, d);
  return { camera, width: Math.max(8, Math.round(across * scale)), height: Math.max(8, Math.round(up * scale)) };
}

function takePixels(scene: THREE.Scene, camera: THREE.Camera, material: THREE.Material, w: number, h: number) {
  const target = new THREE.WebGLRenderTarget(w, h);
  const pixels = new Uint8Array(w * h * 4);
  scene.overrideMaterial = material;
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  renderer.readRenderTargetPixels(target, 0, 0, w, h, pixels);
  renderer.setRenderTarget(null);
  target.dispose();
  return pixels;
}

/** A pixel is on a line where the surface turns, or where what is behind is much further away. 2 is the outer line. */
function findLines(normals: Uint8Array, depths: Uint8Array, w: number, h: number) {
  const lines = new Uint8Array(w * h);
  const differ = (i: number, j: number, c: number) => Math.abs((normals[i + c] ?? 0) - (normals[j + c] ?? 0));
  const compare = (one: number, other: number) => {
    const [i, j] = [one * 4, other * 4];
    const [isHere, isThere] = [normals[i + 3] !== 0, normals[j + 3] !== 0];
    if (isHere !== isThere) lines[one] = lines[other] = 2;
    else if (isHere && lines[one] === 0) {
      const bend = differ(i, j, 0) + differ(i, j, 1) + differ(i, j, 2);
      if (bend > 90 || Math.abs((depths[i] ?? 0) - (depths[j] ?? 0)) > 3) lines[one] = 1;
    }
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (x + 1 < w) compare(i, i + 1);
      if (y + 1 < h) compare(i, i + w);
      const isRim = x === 0 || y === 0 || x === w - 1 || y === h - 1;
      if (isRim && normals[i * 4 + 3]) lines[i] = 2;
    }
  return lines;
}

/** Lines are some pixels thick before they are made smaller: the outer ones more than the inner ones. */
function drawLines(lines: Uint8Array, normals: Uint8Array, w: number, h: number) {
  const paper = new OffscreenCanvas(w, h);
  const pen = paper.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  const image = pen.createImageData(w, h);
  const pixels = new Uint32Array(image.data.buffer);
  const at = (x: number, y: number) => (h - 1 - y) * w + x;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) if (normals[(y * w + x) * 4 + 3]) pixels[at(x, y)] = TINT;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const thick = lines[y * w + x] ?? 0;
      if (!thick) continue;
      for (let dy = 0; dy <= thick && y + dy < h; dy++)
        for (let dx = 0; dx <= thick && x + dx < w; dx++) pixels[at(x + dx, y + dy)] = INK;
    }
  pen.putImageData(image, 0, 0);
  const small = document.createElement('canvas');
  small.width = Math.ceil(w / FINE);
  small.height = Math.ceil(h / FINE);
  const smallPen = small.getContext('2d');
  if (!smallPen) throw new Error('no 2d canvas');
  smallPen.imageSmoothingQuality = 'high';
  smallPen.drawImage(paper, 0, 0, small.width, small.height);
  return small.toDataURL('image/png');
}

/** The goods in lines, seen straight from three sides at one scale. */
export function drawOutlines(goods: THREE.Object3D): Outlines {
  goods.updateMatrixWorld(true);
  straighten(goods);
  const scene = new THREE.Scene();
  scene.add(goods);
  const bounds = new THREE.Box3().setFromObject(goods, true);
  const drawings = { front: '', side: '', top: '' };
  const normal = new THREE.MeshNormalMaterial({ side: THREE.DoubleSide, flatShading: false });
  const depth = new THREE.MeshDepthMaterial({ side: THREE.DoubleSide });
  for (const side of ['front', 'side', 'top'] as const) {
    const { camera, width, height } = cameraOf(bounds, side);
    const [w, h] = [width * FINE, height * FINE];
    const normals = takePixels(scene, camera, normal, w, h);
    const depths = takePixels(scene, camera, depth, w, h);
    drawings[side] = drawLines(findLines(normals, depths, w, h), normals, w, h);
  }
  scene.overrideMaterial = null;
  const { x, y, z } = bounds.getSize(new THREE.Vector3());
  return { extents: [x, y, z], drawings };
}
