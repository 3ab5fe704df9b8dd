/** The switch to another language, at the top and at the end of the page. */
export const languageText = {
  top: 'Language',
  end: 'Language, at the end of the page',
};

/** Where much is not translated. */
export const partlyText: string = 'Parts of this page are in German.';
