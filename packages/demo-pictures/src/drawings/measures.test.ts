import { describe, expect, it } from 'vitest';
import { measure } from './measures.ts';

describe('what goods measure', () => {
  it('follows from the longest side and the proportions of the model, rounded', () => {
    expect(measure('office-kettle-steel', [2.08, 2.29, 2.34])).toEqual({ box: [215, 235, 240] });
  });

  it('lays two sides where they bend the model least, and scales the third', () => {
    expect(measure('desk-oak-120', [3.42, 1.91, 1.74])).toEqual({ box: [1200, 665, 600] });
  });

  it('keeps three sides as they are said, whichever way the model stands', () => {
    expect(measure('reception', [3.2, 2.2, 1.2])).toEqual({ box: [1600, 1100, 600] });
    expect(measure('cart-white', [1.4, 0.7, 1.6])).toEqual({ box: [450, 300, 800] });
  });

  it('is width, height and depth where the model would mislead', () => {
    expect(measure('mirror-arch-brass', [1.9, 3.6, 0.6])).toEqual({ box: [500, 1500, 40] });
  });

  it('is of one piece spread out where the model shows it folded', () => {
    expect(measure('towel-warm', [1.97, 1.01, 1.56])).toEqual({ flat: [340, 760] });
  });

  it('is not guessed', () => {
    expect(() => measure('nothing', [1, 1, 1])).toThrow('sizes.csv does not know nothing');
  });
});
