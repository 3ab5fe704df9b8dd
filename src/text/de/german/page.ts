import type * as mixed from '../page.ts';

export * from '../page.ts';

export const themeText: typeof mixed.themeText = {
  section: 'Farbschema',
  title: 'Farbschema',
  defaultTheme: 'Standard',
  change: 'Wechseln',
  changeTheme: 'Farbschema wechseln',
};
