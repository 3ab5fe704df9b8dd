/** Words of the page's frame: skip link, footer, ways back. */
export const navigationText = {
  skipLinks: 'Skip links',
  skip: 'Skip to content',
  loading: 'Loading content',
  legal: 'Legal',
  impressum: 'Legal notice (German)',
  datenschutz: 'Privacy policy (German)',
  consentSettings: 'Cookie settings',
  back: 'Back to the portfolio',
  notLoaded: 'This could not be loaded. There may be no network, or a content blocker prevents it.',
};
