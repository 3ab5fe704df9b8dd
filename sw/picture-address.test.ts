import './worker-globals.fixture.ts';

import { describe, expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

const site = { base: '/sub/', pictureHosts: ['ghchart.rshah.org'], picturesAnywhere: true };
const isPicture = (address: string, destination: RequestDestination, changed = {}) =>
  isPictureAddress({ ...site, ...changed }, new URL(address), { destination });

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

  it('or when no page of the site draws pictures from anywhere, and its policy lets the worker ask nobody else', () => {
    const changed = { picturesAnywhere: false };
    expect(isPicture('https://anywhere.example/thumbnail', 'image', changed)).toBe(false);
    expect(isPicture('https://ghchart.rshah.org/octocat', 'image', changed)).toBe(true);
  });
});
