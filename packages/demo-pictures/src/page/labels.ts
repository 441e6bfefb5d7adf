import * as THREE from 'three';

const FONT = '"Noto Sans CJK SC"';
export type Pen = CanvasRenderingContext2D;

/** Draws a print on a canvas and makes a texture of it. */
export function print(width: number, height: number, draw: (pen: Pen, width: number, height: number) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  draw(pen, width, height);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 2;
  return map;
}

export function fill(pen: Pen, color: string, [x, y, w, h]: number[] = [0, 0, pen.canvas.width, pen.canvas.height]) {
  pen.fillStyle = color;
  pen.fillRect(x ?? 0, y ?? 0, w ?? 0, h ?? 0);
}

type TextStyle = {
  size: number;
  color?: string;
  weight?: number;
  align?: CanvasTextAlign;
  font?: string;
  max?: number;
};

export function text(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  { size, color = '#fff', weight = 700, align = 'left', font = FONT, max }: TextStyle,
) {
  pen.font = `${weight} ${size}px ${font}`;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(words, x, y, max);
}

/** Words running up the canvas, as on book spines and box sides. */
export function textUp(pen: Pen, words: string, x: number, y: number, style: TextStyle) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-Math.PI / 2);
  text(pen, words, 0, 0, style);
  pen.restore();
}

export function disc(pen: Pen, color: string, x: number, y: number, radius: number) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

export function gradient(pen: Pen, from: string, to: string, isDown = true) {
  const { width, height } = pen.canvas;
  const fade = pen.createLinearGradient(0, 0, isDown ? 0 : width, height);
  fade.addColorStop(0, from);
  fade.addColorStop(1, to);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
}

export function barcode(pen: Pen, x: number, y: number, w: number, h: number) {
  fill(pen, '#fff', [x, y, w, h]);
  for (let i = 0, at = x + 6; at < x + w - 8; i++) {
    const bar = 2 + ((i * 7) % 5);
    if (i % 2) fill(pen, '#222', [at, y + 5, bar, h - 10]);
    at += bar;
  }
}

type PackText = {
  brand: string;
  brandEn?: string;
  title: string;
  sub?: string;
  base: string;
  accent: string;
  ink?: string;
  badge?: string;
};

/** The common face of a printed pack: brand, title, line below, coloured foot with a badge. */
export function packFace(
  width: number,
  height: number,
  { brand, brandEn = '', title, sub = '', base, accent, ink = '#fff', badge = '' }: PackText,
) {
  return print(width, height, (pen, w, h) => {
    const unit = Math.min(w, h) / 10;
    fill(pen, base);
    fill(pen, accent, [0, h - unit * 2.6, w, unit * 2.6]);
    text(pen, brand, unit * 0.8, unit * 1.6, { size: unit * 1.05, color: ink });
    text(pen, brandEn, unit * 0.8 + unit * 1.15 * brand.length, unit * 1.55, {
      size: unit * 0.6,
      color: ink,
      weight: 500,
    });
    text(pen, title, unit * 0.75, unit * 4, { size: unit * 1.7, color: ink, max: w - unit * 1.5 });
    text(pen, sub, unit * 0.8, unit * 5.4, { size: unit * 0.8, color: ink, weight: 400, max: w - unit * 1.6 });
    if (badge) text(pen, badge, unit * 0.8, h - unit * 0.85, { size: unit * 1.25, max: w - unit * 1.6 });
  });
}
