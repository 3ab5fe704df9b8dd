import { avatarPlace } from '../../../config/fields/profile.ts';
import type { Article, Profile } from '../../../model/content.ts';
import { isOutside, pictureAddress } from '../../../model/http-link.ts';
import type { PictureNote, PicturePlace } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import type { SitePictures } from '../../../providers/provider.ts';
import { sitePictures } from '../../../providers/providers.ts';

export interface WantedPicture extends PictureNote {
  /** http(s), spelled as the page will look for it. */
  address: string;
}

const whole = '(min-width: 64rem) 41rem, 100vw';

/** Of pictures that the configuration does not name; those of services are shown as wide as they are drawn. */
const places: Readonly<Record<keyof SitePictures | 'thumbnail', PicturePlace>> = {
  chart: { shown: [663, 663], ratio: 663 / 104, sizes: whole },
  statistics: { shown: [467, 467], ratio: 467 / 195, sizes: whole },
  thumbnail: { shown: [72, 160], ratio: 1.6, sizes: '(min-width: 36rem) 10rem, 6rem' },
};

interface PictureAnswers {
  profile: Profile | undefined;
  articles: readonly Article[] | undefined;
}

/** The pictures that a site shows from elsewhere, each once. */
export function wantedPictures(site: Site, { profile, articles = [] }: PictureAnswers): WantedPicture[] {
  const drawn = sitePictures(site);
  const wanted = [
    ...outside({ kind: 'avatar', ...avatarPlace }, [site.profile.avatar ?? profile?.avatar]),
    ...(['chart', 'statistics'] as const).flatMap((kind) =>
      outside({ kind, ...places[kind] }, [drawn[kind]]),
    ),
    ...outside(
      { kind: 'thumbnail', ...places.thumbnail },
      articles.slice(0, site.blog.limit).map(({ thumbnail }) => thumbnail),
    ),
    ...site.pictures.flatMap(({ address, path: _, ...note }) => outside(note, [address])),
  ];
  return [...new Map(wanted.map((picture) => [picture.address, picture])).values()];
}

function outside(note: PictureNote, addresses: readonly (string | null | undefined)[]): WantedPicture[] {
  return addresses.flatMap((address) => {
    const checked = pictureAddress(address ?? undefined);
    return checked && isOutside(checked) ? [{ ...note, address: checked }] : [];
  });
}
