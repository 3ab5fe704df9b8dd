/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react';
import sharp, { type Sharp } from 'sharp';
import { writtenHost } from '../../../model/http-link.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { ownerName } from '../../../text/titles.ts';
import { interFamily, interFonts } from '../../modules/font.ts';
import { shares } from '../../modules/themes/color.ts';
import type { Tokens } from '../../modules/themes/tokens.ts';

/** In pixels, as Facebook, LinkedIn and others want it. */
export const nameCardSize = { width: 1200, height: 630 } as const;

const margin = 56;
/** The card's, its border included. */
const padding = 64;
const line = 2;
const whole = nameCardSize.width - 2 * (margin + padding);
/** The round portrait, its ring, and the gap between both. */
const photo = { size: 200, ring: 7, gap: 7 };
/** The card's width beside a photo. */
const beside = whole - photo.size - 2 * (photo.ring + photo.gap) - 48;

type Words = ReturnType<typeof wordsOf>;

/** Picks the words from the configuration; the title without the name, which is above it. */
export function wordsOf(site: Site) {
  const { profile, seo, skills } = site;
  const name = ownerName(site);
  const title = plainText(seo.title ?? '');
  const rest = title.startsWith(name) ? title.slice(name.length).replace(/^[\s\p{P}|]+/u, '') : title;
  return {
    name,
    claim: plainText(profile.role ?? rest),
    description: plainText(profile.promise ?? seo.description ?? profile.bio ?? ''),
    skills,
    address: writtenHost(seo.url ?? ''),
  };
}

export async function drawNameCard(words: Words, colors: Tokens, portrait?: Uint8Array): Promise<Buffer> {
  // Loaded late: most builds find the picture in the cache.
  const { default: satori } = await import('satori');
  const face = portrait && (await addressOf(sharp(portrait).autoOrient().resize(photo.size, photo.size)));
  const svg = await satori(<NameCard words={words} colors={colors} face={face} />, {
    ...nameCardSize,
    fonts: await interFonts(400, 600, 700),
    loadAdditionalAsset: async (code, text) => (code === 'emoji' ? emoji(text) : []),
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

const addressOf = async (picture: Sharp) =>
  `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;

/** Drawn with a font of this machine, if it has one. */
const emoji = (text: string) => addressOf(sharp({ text: { text, rgba: true, dpi: 600 } })).catch(() => []);

/** Font size in pixels, weight, height of a line in font sizes, pixels above. */
type Type = readonly [size: number, weight: number, leading: number, space?: number];
const name: Type = [76, 700, 1.1];
const longName: Type = [56, 700, 1.1];
const claim: Type = [36, 600, 1.25, 14];
const body: Type = [27, 400, 1.45, 22];
const address: Type = [24, 600, 1.25];
const chipText: Type = [22, 600, 1.25];

function NameCard({ words, colors, face }: { words: Words; colors: Tokens; face: string | undefined }) {
  const width = face ? beside : whole;
  // Letters of this weight are about 0.6 times as wide as high.
  const isShort = words.name.length * name[0] * 0.6 <= width;
  /** A colour without a glow on the page has none here: a grey one would look like dirt. */
  const glow = (side: string, color: 'primary' | 'secondary', share: number, end: number) =>
    colors[`color-glow-${color}`] !== 'transparent' &&
    `radial-gradient(circle at top ${side}, ${translucent(colors[`color-${color}`], 1.5 * share)}, ${translucent(colors[`color-${color}`], 0)} ${end}px)`;
  const page: CSSProperties = {
    ...{ ...nameCardSize, padding: margin, fontFamily: interFamily, backgroundColor: colors['color-page'] },
    backgroundImage: [
      glow('left', 'primary', shares.glowPrimary, 760),
      glow('right', 'secondary', shares.glowSecondary, 640),
    ]
      .filter(Boolean)
      .join(),
  };
  const card: CSSProperties = {
    ...{ flexGrow: 1, flexDirection: 'column', padding: padding - line },
    ...{ backgroundColor: colors['color-card'], border: `${line}px solid ${colors['color-line']}` },
    borderRadius: radius(colors['radius-box'], 8),
  };
  // In the middle between the card's upper edge and its last row.
  const middle: CSSProperties = {
    ...{ width, flexGrow: 1, flexDirection: 'column', justifyContent: 'center', marginTop: -padding },
  };
  const chip: CSSProperties = {
    ...{ height: 48, alignItems: 'center', padding: '0 20px', maxWidth: '100%' },
    backgroundColor: colors['color-page'],
    border: `1.5px solid ${colors['color-line']}`,
    borderRadius: Math.min(radius(colors['radius-field'], 0), 24),
  };
  const ring: CSSProperties = {
    ...{ position: 'absolute', right: margin + padding, top: margin + padding, padding: photo.gap },
    ...{ border: `${photo.ring}px solid ${colors['color-primary']}`, borderRadius: photo.size },
  };
  return (
    <Box style={page}>
      <Box style={card}>
        <Box style={middle}>
          <Lines of={words.name} most={2} type={isShort ? name : longName} color={colors['color-text']} />
          <Lines of={words.claim} most={2} type={claim} color={colors['color-link']} />
          <Lines of={words.description} most={isShort ? 3 : 2} type={body} color={colors['color-muted']} />
        </Box>
        <Box style={{ height: 48, alignItems: 'center', gap: 12 }}>
          <Box style={{ flex: 1, height: 48, flexWrap: 'wrap', gap: 12, overflow: 'hidden' }}>
            {words.skills.map((skill) => (
              <Box key={skill} style={chip}>
                <Lines of={skill} most={1} type={chipText} color={colors['color-text']} />
              </Box>
            ))}
          </Box>
          <Box style={{ maxWidth: whole / 2 }}>
            <Lines of={words.address} most={1} type={address} color={colors['color-link']} />
          </Box>
        </Box>
      </Box>
      {face && (
        <Box style={ring}>
          <img
            src={face}
            alt=""
            width={photo.size}
            height={photo.size}
            style={{ borderRadius: photo.size }}
          />
        </Box>
      )}
    </Box>
  );
}

const Box = ({ style, children }: { style: CSSProperties; children?: ReactNode }) => (
  <div style={{ display: 'flex', boxSizing: 'border-box', ...style }}>{children}</div>
);

/** A text in at most so many lines, with an ellipsis. */
function Lines(props: { of: string; most: number; type: Type; color: string }): ReactNode {
  const [size, weight, leading, space = 0] = props.type;
  const text = props.of.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();
  const style: CSSProperties = {
    ...{ display: 'block', lineClamp: props.most, wordBreak: 'break-word', marginTop: space },
    ...{ color: props.color, fontSize: size, fontWeight: weight, lineHeight: leading },
    // Large letters stand closer together.
    letterSpacing: size > 40 ? -0.022 * size : 0,
  };
  return text && <div style={style}>{text}</div>;
}

/** Twice as large as on the page. */
const radius = (rem: string, least: number) => Math.max(Number.parseFloat(rem) * 32, least);

const translucent = (color: string, opacity: number) =>
  color + Buffer.from([Math.round(255 * opacity)]).toString('hex');
