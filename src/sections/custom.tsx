import { use } from 'react';
import { languageOf, plainText } from '../model/phrase.ts';
import { Card } from '../ui/card.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { type PictureSupply, PictureSupplyContext } from '../ui/picture-sources.ts';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import type { SectionProps } from './card-section.tsx';
import './card-section.css';
import './custom.css';

export default function Custom({ id, site, loading }: SectionProps) {
  const { copies } = use(PictureSupplyContext);
  const section = site.customSections.find((custom) => custom.id === id);
  if (!section) return null;
  const { icon, header, subtitle, text } = section;
  const words = loading ? <Skeleton width="half" /> : <Phrase of={subtitle} />;
  return (
    <Card id={id} icon={`lucide:${icon}`} sells title={header} subtitle={subtitle && words} busy={loading}>
      {loading ? (
        <div aria-hidden="true" data-skeleton="">
          <SkeletonText width="half" lines={3} />
        </div>
      ) : (
        <div
          className="prose"
          lang={languageOf(text)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, cleaned by the build
          dangerouslySetInnerHTML={{ __html: withCopies(plainText(text), copies) }}
        />
      )}
    </Card>
  );
}

/** A text whose pictures have their size, so that nothing moves, and the copies among which a browser chooses. */
function withCopies(html: string, copies: PictureSupply['copies']): string {
  return html.replaceAll(/<img src="([^"]*)"([^>]*)>/g, (image, address: string, rest: string) => {
    const copy = copies[address.replaceAll('&amp;', '&')];
    if (!copy) return image;
    const { src, candidates = [], width, height } = copy;
    // In the narrow column they are smaller: many browsers see that for themselves.
    const sizes = copy.sizes ? `sizes="auto, ${copy.sizes}"` : '';
    const all = candidates.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" ${sizes}>`);
    const sized = `<img src="${src}" width="${width}" height="${height}" ${sizes}${rest}>`;
    return `<picture>${all.join('')}${sized}</picture>`;
  });
}
