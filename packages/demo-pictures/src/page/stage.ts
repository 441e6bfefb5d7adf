import * as THREE from 'three';

export type View = {
  /** Camera height and direction in degrees. */
  el?: number;
  az?: number;
  /** Part of the picture the goods take, 0 to 1. */
  fill?: number;
  /** Part of the height, where it may differ from the part of the width. */
  fillY?: number;
  /** Degrees the camera walks around for the second picture of the same goods. */
  turn?: number;
  /** Darkness of the shadow on the ground. */
  shadow?: number;
  /** Where the middle of the goods lands, in parts of the picture from its middle. */
  shift?: [x: number, y: number];
};

/** Light samples of the goods and of their shadow: the shadow costs little and shows every step. */
const GOODS_SAMPLES = 2;
const SHADOW_SAMPLES = 24;
export const renderer = new THREE.WebGLRenderer({
  antialias: false,
  alpha: true,
  preserveDrawingBuffer: true,
  premultipliedAlpha: true,
});
renderer.setPixelRatio(1);
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 0.86;
renderer.setClearColor(0, 0);

/** A photo studio: pale walls, a big softbox above and to the left, a strip to the right, dark gaps between for edges on metal. */
function studio() {
  const room = new THREE.Scene();
  const paint = (color: number, strength: number) =>
    new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(strength), side: THREE.DoubleSide });
  room.add(new THREE.Mesh(new THREE.SphereGeometry(20, 32, 16), paint(0xcfd4da, 0.62)));
  const panel = (w: number, h: number, at: THREE.Vector3Tuple, strength: number) => {
    const light = new THREE.Mesh(new THREE.PlaneGeometry(w, h), paint(0xffffff, strength));
    light.position.set(...at);
    light.lookAt(0, 0, 0);
    room.add(light);
  };
  panel(12, 9, [-4, 12, 3], 4.2);
  panel(6, 11, [-13, 4, 5], 2.6);
  panel(3, 12, [13, 5, 2], 2.4);
  panel(14, 4, [0, 6, -13], 1.6);
  panel(11, 8, [3, 4, 13], 1.5);
  panel(40, 40, [0, -12, 0], 0.42);
  panel(2.5, 14, [7, 4, -12], 0.12);
  panel(3, 14, [-7, 3, 12], 0.16);
  return new THREE.PMREMGenerator(renderer).fromScene(room, 0.02).texture;
}
const environment = studio();

function outlinePoints(goods: THREE.Object3D) {
  const points: THREE.Vector3[] = [];
  goods.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const spots: THREE.BufferAttribute = part.geometry.attributes.position;
    const step = Math.max(1, Math.floor(spots.count / 400));
    for (let i = 0; i < spots.count; i += step)
      points.push(new THREE.Vector3().fromBufferAttribute(spots, i).applyMatrix4(part.matrixWorld));
  });
  return points;
}

/** Moves the camera back and sideways until the goods fill the wanted part of the picture. */
function frameGoods(points: THREE.Vector3[], aspect: number, view: View) {
  const bounds = new THREE.Box3().setFromPoints(points);
  const look = bounds.getCenter(new THREE.Vector3());
  const el = ((view.el ?? 26) * Math.PI) / 180;
  const az = ((view.az ?? 0) * Math.PI) / 180;
  const direction = new THREE.Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el));
  const camera = new THREE.PerspectiveCamera(24, aspect, 0.1, 300);
  let distance = bounds.getSize(new THREE.Vector3()).length() * 2;
  const [shiftX, shiftY] = view.shift ?? [0, 0];
  const spot = new THREE.Vector3();
  for (let round = 0; round < 16; round++) {
    camera.position.copy(look).addScaledVector(direction, distance);
    camera.lookAt(look);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const seen = new THREE.Box2();
    for (const point of points) {
      spot.copy(point).project(camera);
      seen.expandByPoint(new THREE.Vector2(spot.x, spot.y));
    }
    const size = seen.getSize(new THREE.Vector2());
    const middle = seen.getCenter(new THREE.Vector2());
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const half = Math.tan((12 * Math.PI) / 180) * distance;
    look
      .addScaledVector(right, (middle.x - shiftX * 2) * half * aspect)
      .addScaledVector(up, (middle.y - shiftY * 2) * half);
    const fill = view.fill ?? 0.8;
    distance *= Math.max(size.x / fill, size.y / (view.fillY ?? fill)) / 2;
  }
  camera.position.copy(look).addScaledVector(direction, distance);
  camera.lookAt(look);
  return camera;
}

function addLight(scene: THREE.Scene, bounds: THREE.Box3) {
  const reach = bounds.getSize(new THREE.Vector3()).length();
  const light = new THREE.DirectionalLight(0xfffaf3, 1.75);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.01;
  light.shadow.radius = 3;
  const lens = light.shadow.camera;
  lens.left = lens.bottom = -reach * 0.8;
  lens.right = lens.top = reach * 0.8;
  lens.near = 0.1;
  lens.far = reach * 6;
  bounds.getCenter(light.target.position);
  scene.add(light, light.target);
  /** Samples come by turns from the softbox and from the whole sky: the second gives the dark line of contact. */
  const moveTo = (sample: number, samples: number) => {
    const turn = sample * 2.39996;
    const isSky = sample % 2 === 1;
    const spread = Math.sqrt((sample + 0.5) / samples) * (isSky ? 0.95 : 0.5);
    const way = isSky
      ? new THREE.Vector3(Math.cos(turn) * spread, 1, Math.sin(turn) * spread)
      : new THREE.Vector3(-0.55 + Math.cos(turn) * spread, 1.2, 0.5 + Math.sin(turn) * spread);
    light.position.copy(light.target.position).addScaledVector(way.normalize(), reach * 2.5);
  };
  return moveTo;
}

/** Adds up the light samples of one layer of the picture. */
class Film {
  readonly width: number;
  readonly height: number;
  private readonly samples: number;
  private readonly sum: Float32Array;
  private readonly pixels: Uint8Array;

  constructor(width: number, height: number, samples: number) {
    this.width = width;
    this.height = height;
    this.samples = samples;
    this.sum = new Float32Array(width * height * 4);
    this.pixels = new Uint8Array(width * height * 4);
  }

  expose(target: THREE.WebGLRenderTarget | null) {
    const { width, height, sum, pixels } = this;
    const gl = renderer.getContext();
    if (target) renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels);
    else gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (let i = 0; i < pixels.length; i++) sum[i] = (sum[i] ?? 0) + (pixels[i] ?? 0);
  }

  /** Averages the samples, undoes premultiplication and turns the picture upright. */
  develop() {
    const { width, height, sum, samples } = this;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no 2d canvas');
    const image = pen.createImageData(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = ((height - 1 - y) * width + x) * 4;
        const to = (y * width + x) * 4;
        const alpha = (sum[from + 3] ?? 0) / samples;
        image.data[to + 3] = alpha;
        for (let c = 0; c < 3; c++)
          image.data[to + c] = alpha > 0 ? Math.min(255, (((sum[from + c] ?? 0) / samples) * 255) / alpha) : 0;
      }
    }
    pen.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png');
  }
}

function shadowGround(opacity: number) {
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(200, 200),
    new THREE.ShadowMaterial({ opacity, color: 0x1a2233 }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = -0.001;
  ground.receiveShadow = true;
  return ground;
}

/** Materials stay: with the last of a kind its compiled shader would go too. */
function throwAway(scene: THREE.Scene) {
  scene.traverse((part) => {
    if (part instanceof THREE.DirectionalLight) part.shadow.dispose();
    if (!(part instanceof THREE.Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat())
      for (const key of ['map', 'bumpMap', 'alphaMap', 'emissiveMap', 'roughnessMap']) material[key]?.dispose();
  });
}

/**
 * Renders one set of goods: two PNG data addresses with alpha, the goods and, at a third of the size, their shadow on the
 * ground. They stay apart so that the shadow can be blurred: few light samples then give a soft shadow without steps.
 */
export function shoot(goods: THREE.Object3D, width: number, height: number, view: View) {
  renderer.setSize(width, height);
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = 0.92;
  goods.updateMatrixWorld(true);
  goods.position.y -= new THREE.Box3().setFromObject(goods, true).min.y;
  goods.updateMatrixWorld(true);
  const points = outlinePoints(goods);
  const camera = frameGoods(points, width / height, view);
  const ground = shadowGround(view.shadow ?? 0.5);
  const moveLight = addLight(scene, new THREE.Box3().setFromPoints(points));
  scene.add(goods, ground);

  const goodsFilm = new Film(width, height, GOODS_SAMPLES);
  ground.visible = false;
  for (let sample = 0; sample < GOODS_SAMPLES; sample++) {
    moveLight(sample, GOODS_SAMPLES);
    // Small steps of the camera smooth the edges: they replace multisampling, which software pays for in full.
    const [x, y] = [((sample * 0.618034) % 1) - 0.5, (sample + 0.5) / GOODS_SAMPLES - 0.5];
    camera.setViewOffset(width, height, x, y, width, height);
    renderer.setRenderTarget(null);
    renderer.render(scene, camera);
    goodsFilm.expose(null);
  }
  camera.clearViewOffset();

  const [shadowWidth, shadowHeight] = [Math.round(width / 3), Math.round(height / 3)];
  const shadowFilm = new Film(shadowWidth, shadowHeight, SHADOW_SAMPLES);
  const paper = new THREE.WebGLRenderTarget(shadowWidth, shadowHeight);
  const stamp = new THREE.WebGLRenderTarget(4, 4);
  const away = new THREE.PerspectiveCamera(1, 1, 0.1, 1);
  away.position.set(0, 1e4, 0);
  for (let sample = 0; sample < SHADOW_SAMPLES; sample++) {
    moveLight(sample, SHADOW_SAMPLES);
    // A camera that sees nothing has the shadow map filled; then the ground alone is drawn with it.
    goods.visible = true;
    ground.visible = false;
    renderer.shadowMap.autoUpdate = true;
    renderer.setRenderTarget(stamp);
    renderer.render(scene, away);
    goods.visible = false;
    ground.visible = true;
    renderer.shadowMap.autoUpdate = false;
    renderer.setRenderTarget(paper);
    renderer.clear();
    renderer.render(scene, camera);
    shadowFilm.expose(paper);
  }
  renderer.shadowMap.autoUpdate = true;
  paper.dispose();
  stamp.dispose();
  throwAway(scene);
  return { goods: goodsFilm.develop(), shadow: shadowFilm.develop() };
}
