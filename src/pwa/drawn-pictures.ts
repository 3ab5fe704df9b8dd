import type { WorkerLink } from '../offline/worker-link.ts';

/**
 * Tells the worker which pictures of other hosts are on screen, until the returned function is called: most of their responses
 * can be judged by nobody else. One that fails is requested again if the worker has a former copy.
 */
export function watchPictures(worker: WorkerLink): () => void {
  const repeated = new Set<string>();
  const report = (image: HTMLImageElement) => {
    // A hidden tab must not cause requests.
    if (document.visibilityState === 'visible' && isOutside(image))
      worker.send({ type: 'PICTURE_DRAWN', url: image.currentSrc });
  };
  const reportAll = () => {
    for (const image of document.images) if (image.complete && image.naturalWidth > 0) report(image);
  };
  const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && report(target);
  const onError = (event: Event) => {
    const { target: image } = event;
    if (!(image instanceof HTMLImageElement) || !worker.connected || !isOutside(image)) return;
    const { handover } = worker;
    const { src } = image;
    if (!handover && repeated.has(src)) return;
    if (!handover) repeated.add(src);
    event.stopPropagation();
    const repeat = (isPromising: unknown) => {
      // It may show another picture by now.
      if (image.src !== src) return;
      if (isPromising) image.setAttribute('src', src);
      else image.dispatchEvent(new Event('error'));
    };
    const isPromising = handover?.then(() => true) ?? worker.ask({ type: 'PICTURE_FAILED', url: src });
    void isPromising.then(repeat, () => repeat(false));
  };

  reportAll();
  // These events do not bubble.
  document.addEventListener('load', onLoad, true);
  document.addEventListener('error', onError, true);
  document.addEventListener('visibilitychange', reportAll);
  return () => {
    document.removeEventListener('load', onLoad, true);
    document.removeEventListener('error', onError, true);
    document.removeEventListener('visibilitychange', reportAll);
  };
}

const isOutside = ({ src }: HTMLImageElement): boolean =>
  /^https?:/.test(src) && !src.startsWith(`${location.origin}/`);
