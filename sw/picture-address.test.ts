import './worker-globals.fixture.ts';

import { describe, expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

const site = { base: '/sub/', pictureHosts: ['ghchart.rshah.org'] };
const isPicture = (address: string, destination: RequestDestination) =>
  isPictureAddress(site, new URL(address), { destination });

describe('A request is for a picture of the portfolio', () => {
  it.each<[string, RequestDestination]>([
    ['https://ghchart.rshah.org/octocat', 'image'],
    ['https://ghchart.rshah.org/octocat', ''],
    ['https://anywhere.example/thumbnail', 'image'],
    ['https://max.example/sub/images/a.svg', 'image'],
    ['https://max.example/sub/images/a.AVIF', ''],
  ])('when it is %s, wanted as "%s"', (address, destination) => {
    expect(isPicture(address, destination)).toBe(true);
  });

  it.each<[string, RequestDestination]>([
    ['https://anywhere.example/pixel', ''],
    ['https://anywhere.example/script.js', 'script'],
    ['https://max.example/sub/icons/icon-192.png', 'image'],
    ['https://max.example/favicon.ico', 'image'],
    ['https://max.example/sub/favicon.ico', 'image'],
    ['https://max.example/other/images/a.svg', 'image'],
    ['https://max.example/sub/downloads/linuxclientinstall.sh', ''],
  ])('but not when it is %s, wanted as "%s"', (address, destination) => {
    expect(isPicture(address, destination)).toBe(false);
  });
});
