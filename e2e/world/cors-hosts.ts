/** Hosts of pictures that send `access-control-allow-origin`. Pictures of other hosts are opaque responses. */
export const corsHosts: readonly string[] = [
  'avatars.githubusercontent.com',
  'miro.medium.com',
  'cdn-images-1.medium.com',
];
