/** The person as a contact, at the top of the site: a vCard, and a picture of its code for paper. */
export const contactCardFile = 'kontakt.vcf';
export const contactCodeFile = 'kontakt.svg';
