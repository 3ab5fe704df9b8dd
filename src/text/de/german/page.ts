export * from '../page.ts';

export const themeText = {
  section: 'Farbschema',
  title: 'Farbschema',
  defaultTheme: 'Standard',
  change: 'Wechseln',
  changeTheme: 'Farbschema wechseln',
};
