/** The notices about the site as an app: a new version, installing it. */
export const noticeText = {
  update: {
    waiting: 'Eine neue Version dieser Seite ist da.',
    replaced: 'Diese Seite wurde in einem anderen Tab erneuert.',
    apply: 'Neu laden',
    postpone: 'Später',
  },
  install: {
    offer: 'Diese Seite als App installieren: auf dem Startbildschirm und auch ohne Netz lesbar.',
    install: 'Installieren',
    decline: 'Nicht jetzt',
    ios: 'Diese Seite gibt es auch ohne Netz: erst auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.',
    understood: 'Verstanden',
  },
};
