/** Pixels: what Facebook, LinkedIn and the others ask for. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

const { width, height } = socialPictureSize;
const margin = 56;
const padding = 64;

/** The card in the middle of the picture. */
export const card = { left: margin, top: margin, right: width - margin, bottom: height - margin };
/** Where the card's content may stand. */
export const inner = {
  left: card.left + padding,
  top: card.top + padding,
  right: card.right - padding,
  bottom: card.bottom - padding,
};
/** The row of skills and address at the card's foot. */
export const row = { height: 48, top: inner.bottom - 48 };

const ring = { width: 7, gap: 7 };
const photoSize = 200;
/** The person's round picture in the upper right corner, with its ring around it. */
export const photo = {
  size: photoSize,
  left: inner.right - photoSize - ring.gap - ring.width,
  top: inner.top + ring.gap + ring.width,
  ring,
};
/** Between text and photo. */
export const photoSpace = 48;
