import type { Site } from '../../config/site.ts';
import type { Article } from '../../model/article.ts';
import type { PictureKind } from '../../model/picture-kind.ts';
import type { Profile } from '../../model/profile.ts';
import { sitePictures } from '../../sources/services.ts';
import { isOutside, pictureAddress } from '../../ui/picture-address.ts';

/** A picture from elsewhere that the page shows. */
export interface WantedPicture {
  kind: PictureKind;
  /** http(s), spelled as the page will look for it. */
  address: string;
}

/** As much of the answers as names pictures. */
interface PictureAnswers {
  profile: Profile | undefined;
  articles: readonly Article[] | undefined;
}

/** The pictures that a site shows from elsewhere, each once. `statistics` is what stands in for the `chart`. */
export function wantedPictures(site: Site, { profile, articles = [] }: PictureAnswers): WantedPicture[] {
  const { chart, statistics } = sitePictures(site);
  const wanted = [
    ...outside('avatar', [site.profile.avatar ?? profile?.avatar]),
    ...outside('chart', [chart]),
    ...outside('statistics', [statistics]),
    ...outside(
      'thumbnail',
      articles.slice(0, site.blog.limit).map(({ thumbnail }) => thumbnail),
    ),
    ...site.pictures.flatMap(({ kind, address }) => outside(kind, [address])),
  ];
  return [...new Map(wanted.map((picture) => [picture.address, picture])).values()];
}

function outside(kind: PictureKind, addresses: readonly (string | null | undefined)[]): WantedPicture[] {
  return addresses.flatMap((address) => {
    const checked = pictureAddress(address ?? undefined);
    return checked && isOutside(checked) ? [{ kind, address: checked }] : [];
  });
}
