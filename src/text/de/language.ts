/** The switch to another language, at the top and at the end of the page. */
export const languageText = {
  top: 'Sprache',
  end: 'Sprache, am Ende der Seite',
};

/** Where much is not translated. */
export const partlyText: string = 'Teile dieser Seite sind auf Englisch.';
