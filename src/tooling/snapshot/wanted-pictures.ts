import type { PictureNote } from '../../config/fields/field.ts';
import { avatarWidth } from '../../config/fields/profile.ts';
import type { Site } from '../../config/site.ts';
import type { Article } from '../../model/article.ts';
import type { Profile } from '../../model/profile.ts';
import { sitePictures } from '../../sources/services.ts';
import { isOutside, pictureAddress } from '../../ui/picture-address.ts';

/** A picture from elsewhere that the page shows. */
export interface WantedPicture extends PictureNote {
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
    ...outside({ kind: 'avatar', width: avatarWidth }, [site.profile.avatar ?? profile?.avatar]),
    ...outside({ kind: 'chart', width: 1326 }, [chart]),
    ...outside({ kind: 'statistics', width: 934 }, [statistics]),
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
