/** What a picture is on the page; how large it is shown follows from it. */
export type PictureKind =
  | 'avatar'
  | 'badge'
  | 'certification'
  | 'chart'
  | 'project'
  | 'screenshot'
  | 'statistics'
  | 'thumbnail';
