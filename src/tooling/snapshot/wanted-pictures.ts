import type { PictureNote } from '../../config/fields/field.ts';
import { avatarWidth } from '../../config/fields/profile.ts';
import type { Site } from '../../config/site.ts';
import type { Article } from '../../model/article.ts';
import type { Profile } from '../../model/profile.ts';
import type { SitePictures } from '../../sources/service.ts';
import { sitePictures } from '../../sources/services.ts';
import { isOutside, pictureAddress } from '../../ui/picture-address.ts';

/** A picture from elsewhere that the page shows. */
export interface WantedPicture extends PictureNote {
  /** http(s), spelled as the page will look for it. */
  address: string;
}

/** How wide the copies of the pictures are that services draw: as wide as they draw them. */
const drawnWidths = { chart: 1326, statistics: 934 } as const satisfies Record<keyof SitePictures, number>;

/** As much of the answers as names pictures. */
interface PictureAnswers {
  profile: Profile | undefined;
  articles: readonly Article[] | undefined;
}

/** The pictures that a site shows from elsewhere, each once. */
export function wantedPictures(site: Site, { profile, articles = [] }: PictureAnswers): WantedPicture[] {
  const drawn = sitePictures(site);
  const kinds = Object.keys(drawnWidths) as (keyof SitePictures)[];
  const wanted = [
    ...outside({ kind: 'avatar', width: avatarWidth }, [site.profile.avatar ?? profile?.avatar]),
    ...kinds.flatMap((kind) => outside({ kind, width: drawnWidths[kind] }, [drawn[kind]])),
    ...outside(
      { kind: 'thumbnail', width: 640 },
      articles.slice(0, site.blog.limit).map(({ thumbnail }) => thumbnail),
    ),
    ...site.pictures.flatMap(({ kind, width, address }) => outside({ kind, width }, [address])),
  ];
  return [...new Map(wanted.map((picture) => [picture.address, picture])).values()];
}

function outside(note: PictureNote, addresses: readonly (string | null | undefined)[]): WantedPicture[] {
  return addresses.flatMap((address) => {
    const checked = pictureAddress(address ?? undefined);
    return checked && isOutside(checked) ? [{ ...note, address: checked }] : [];
  });
}
