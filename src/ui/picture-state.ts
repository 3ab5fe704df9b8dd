export type PictureState = 'loading' | 'loaded' | 'failed';

/**
 * What has become of an image whose events nobody heard, because it finished before the page was hydrated.
 *
 * A drawing without a size of its own is 0 wide in some browsers, as a broken image is in all of them; whether it
 * can be decoded tells them apart.
 */
export async function pictureState(
  image: Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'decode'>,
): Promise<PictureState> {
  if (!image.complete) return 'loading';
  if (image.naturalWidth > 0) return 'loaded';
  return image.decode().then(
    () => 'loaded',
    () => 'failed',
  );
}
