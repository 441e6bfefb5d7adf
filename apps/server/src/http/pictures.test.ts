import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const bytesOf = async (name: string) => {
  const answer = await app.fastify.inject(`/pictures/${name}`);
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload.length };
};

describe('pictures of the demo goods', () => {
  it('come in three sizes for the main picture of a product', async () => {
    const [card, detail, zoom] = [
      await bytesOf('towel-warm-400.webp'),
      await bytesOf('towel-warm.webp'),
      await bytesOf('towel-warm-1200.webp'),
    ];
    expect([card.type, detail.type, zoom.type]).toEqual(['image/webp', 'image/webp', 'image/webp']);
    expect(card.bytes).toBeLessThan(detail.bytes);
    expect(detail.bytes).toBeLessThan(zoom.bytes);
  });

  it('answer with the detail size where there is no zoom', async () => {
    const detail = await bytesOf('towel-soft.webp');
    expect(await bytesOf('towel-soft-1200.webp')).toEqual(detail);
    expect(detail.status).toBe(200);
  });

  it('answer with the side where a demo of before names a second picture', async () => {
    const side = await bytesOf('towel-warm-side.webp');
    expect(await bytesOf('towel-warm-2.webp')).toEqual(side);
    expect(await bytesOf('towel-warm-2-400.webp')).toEqual(side);
    expect(side.status).toBe(200);
  });

  it('answer 404 for a picture that is not there', async () => {
    expect((await bytesOf('nothing.webp')).status).toBe(404);
    expect((await bytesOf('nothing-1200.webp')).status).toBe(404);
  });
});
