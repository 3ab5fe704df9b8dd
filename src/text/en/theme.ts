/** The words of the theme card. */
export const themeText = {
  section: 'Theme',
  title: 'Theme',
  defaultTheme: 'Default',
  change: 'Change',
  /** The button's whole name, for those who do not see what it stands beside; it holds the visible word. */
  changeTheme: 'Change theme',
};

/** A theme's name as a visitor reads it: 'lofi' → 'Lofi'; the default theme is called 'Default'. */
export function themeLabel(name: string, defaultTheme: string): string {
  return name === defaultTheme ? themeText.defaultTheme : name.charAt(0).toUpperCase() + name.slice(1);
}
