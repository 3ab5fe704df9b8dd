/** The notices about the site as an app: a new version, installing it. */
export const noticeText = {
  update: {
    waiting: 'There is a new version of this page.',
    replaced: 'This page was renewed in another tab.',
    apply: 'Reload',
    postpone: 'Later',
  },
  install: {
    offer: 'Install this page as an app: on your home screen, and readable offline.',
    install: 'Install',
    decline: 'Not now',
    ios: 'This page also works offline: tap “Share” first, then “Add to Home Screen”.',
    understood: 'Got it',
  },
};
