/** What is said alike of every provider from which articles come. */
export const blogDisclosure = {
  purpose: 'Titel, Vorschautexte und Bilder meiner neuesten Artikel zeigen.',
  legalBasis:
    '{legitimateInterest}. Mein berechtigtes Interesse ist, meine neuesten Artikel hier vorzustellen, ohne sie doppelt zu pflegen.',
  optOut:
    'Sie können diese Adressen in Ihrem Browser sperren; es fehlen dann nur die Artikel. Zum Widerspruch siehe unten.',
};
