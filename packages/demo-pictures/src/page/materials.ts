import * as THREE from 'three';

type Options = Partial<THREE.MeshPhysicalMaterialParameters>;
export type Material = THREE.MeshPhysicalMaterial;

/** The one surface everything is made of; the functions below are its named finishes. */
export const plastic = (color: string, options: Options = {}): Material =>
  new THREE.MeshPhysicalMaterial({ color, roughness: 0.45, metalness: 0, envMapIntensity: 0.8, ...options });

export const gloss = (color: string, options: Options = {}) =>
  plastic(color, { roughness: 0.26, clearcoat: 0.55, clearcoatRoughness: 0.22, ...options });

export const rubber = (color: string, options: Options = {}) => plastic(color, { roughness: 0.82, ...options });

export const metal = (color = '#c6cbd3', roughness = 0.25, options: Options = {}) =>
  plastic(color, { metalness: 1, roughness, envMapIntensity: 1.05, ...options });

export const ceramic = (color: string, options: Options = {}) =>
  plastic(color, { roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.3, side: THREE.DoubleSide, ...options });

export const card = (color: string, options: Options = {}) => plastic(color, { roughness: 0.85, ...options });

export const glow = (color: string, strength = 0.5): Material =>
  plastic(color, { roughness: 0.4, emissive: color, emissiveIntensity: strength });

/** Clear plastic or glass without a transmission pass: thin, reflective, tinted. */
export const glass = (color = '#e8f3f8', opacity = 0.28, options: Options = {}) =>
  plastic(color, {
    roughness: 0.04,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
    envMapIntensity: 1.3,
    transparent: true,
    opacity,
    depthWrite: false,
    side: THREE.DoubleSide,
    ...options,
  });

function texture(canvas: HTMLCanvasElement, repeat: [number, number], isColor: boolean) {
  const map = new THREE.CanvasTexture(canvas);
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(...repeat);
  map.anisotropy = 2;
  if (isColor) map.colorSpace = THREE.SRGBColorSpace;
  return map;
}

function sheet(size: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  return { canvas, pen };
}

/** Repeatable noise, so that the same parameters always give the same picture. */
function dice(seed = 1) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state >>> 8) & 0xffff) / 0xffff;
  };
}

type Weave = 'woven' | 'terry' | 'waffle' | 'knit' | 'mesh';

function drawWeave(pen: CanvasRenderingContext2D, weave: Weave) {
  const roll = dice(7);
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, 256, 256);
  if (weave === 'terry') {
    for (let i = 0; i < 5200; i++) {
      const light = 70 + roll() * 150;
      pen.fillStyle = `rgb(${light},${light},${light})`;
      pen.beginPath();
      pen.arc(roll() * 256, roll() * 256, 1.2 + roll() * 1.8, 0, 7);
      pen.fill();
    }
    return;
  }
  const step = { woven: 8, waffle: 32, knit: 32, mesh: 16 }[weave];
  for (let x = 0; x < 256; x += step) {
    for (let y = 0; y < 256; y += step) {
      if (weave === 'woven') {
        pen.fillStyle = (x + y) % 16 ? '#b8b8b8' : '#5c5c5c';
        pen.fillRect(x + 1, y + 1, step - 2, step - 2);
      } else if (weave === 'knit') {
        pen.strokeStyle = '#e8e8e8';
        pen.lineWidth = 11;
        pen.beginPath();
        pen.moveTo(x + 3, y);
        pen.lineTo(x + 16, y + 22);
        pen.lineTo(x + 29, y);
        pen.stroke();
      } else {
        const fade = pen.createRadialGradient(x + step / 2, y + step / 2, 0, x + step / 2, y + step / 2, step * 0.7);
        fade.addColorStop(0, weave === 'mesh' ? '#000' : '#202020');
        fade.addColorStop(1, '#f0f0f0');
        pen.fillStyle = fade;
        pen.fillRect(x, y, step, step);
      }
    }
  }
}

export function fabric(color: string, weave: Weave = 'woven', repeat = 6, options: Options = {}): Material {
  const { canvas, pen } = sheet(256);
  drawWeave(pen, weave);
  const bumpMap = texture(canvas, [repeat, repeat], false);
  return plastic(color, {
    roughness: 0.95,
    bumpMap,
    bumpScale: weave === 'woven' ? 1.2 : 3,
    sheen: 0.3,
    sheenRoughness: 0.8,
    sheenColor: new THREE.Color(color),
    ...options,
  });
}

/** Wood grain along u; `dark` is the colour of the lines. */
export function wood(light: string, dark: string, repeat: [number, number] = [1, 1], options: Options = {}): Material {
  const { canvas, pen } = sheet(512);
  const roll = dice(11);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 512, 512);
  for (let i = 0; i < 150; i++) {
    const y = roll() * 512;
    const bend = (roll() - 0.5) * 40;
    pen.strokeStyle = dark;
    pen.globalAlpha = 0.05 + roll() * 0.16;
    pen.lineWidth = 0.6 + roll() * 3.2;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(170, y + bend, 340, y - bend, 512, y);
    pen.stroke();
  }
  return plastic('#ffffff', { map: texture(canvas, repeat, true), roughness: 0.6, ...options });
}

/** Stoneware: speckles in the glaze. */
export function stoneware(color: string, speckle: string, options: Options = {}): Material {
  const { canvas, pen } = sheet(512);
  const roll = dice(5);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 512, 512);
  pen.fillStyle = speckle;
  for (let i = 0; i < 900; i++) {
    pen.globalAlpha = 0.15 + roll() * 0.4;
    pen.beginPath();
    pen.arc(roll() * 512, roll() * 512, 0.4 + roll() * 1.3, 0, 7);
    pen.fill();
  }
  const { canvas: grain, pen: grainPen } = sheet(256);
  drawWeave(grainPen, 'terry');
  return plastic('#ffffff', {
    map: texture(canvas, [2, 1], true),
    bumpMap: texture(grain, [3, 3], false),
    bumpScale: 0.6,
    roughness: 0.85,
    side: THREE.DoubleSide,
    ...options,
  });
}
