import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { corsHosts } from './cors-hosts.ts';
import type { Answer, WorldRequest } from './exchange.ts';

const drawn = new Map<string, Promise<Buffer>>();

/** A plain picture whose colour depends on the address, square for avatars and wide otherwise. */
function draw(address: string, square: boolean): Promise<Buffer> {
  const picture = drawn.get(address);
  if (picture) return picture;
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(address).digest();
  const [width, height] = square ? [400, 400] : [1000, 420];
  const made = sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  drawn.set(address, made);
  return made;
}

export async function answerPicture({ url }: WorldRequest): Promise<Answer> {
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      ...(corsHosts.includes(url.hostname) ? { 'access-control-allow-origin': '*' } : {}),
    },
    body: await draw(url.href, url.hostname === 'avatars.githubusercontent.com'),
  };
}
