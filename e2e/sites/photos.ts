import { defineConfig } from '../../src/config/define-config.ts';

/** A photo in every place for pictures, one of them also linked, and one in a text. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika', bio: 'Fotografiert.', avatar: 'images/photos/portrait.jpg' },
  certifications: [{ name: 'Linux Engineer', badge: 'images/photos/certificate.jpg' }],
  testimonials: {
    list: [
      { quote: 'Gut.', name: 'Gerda Muster', picture: 'images/photos/testimonial.jpg' },
      { quote: 'Schnell.', name: 'Rainer Zufall', logo: 'images/photos/logo.jpg' },
    ],
  },
  badges: [
    { label: 'Eins', image: 'images/photos/badge-one.jpg' },
    { label: 'Zwei', image: 'images/photos/badge-two.jpg', link: 'images/photos/badge-two.jpg' },
  ],
  customSections: [
    {
      id: 'werkstatt',
      header: 'Werkstatt',
      text: 'So sieht es aus: ![Werkbank](images/photos/workshop.jpg)',
    },
  ],
  projects: {
    github: { display: false },
    private: {
      display: true,
      projects: [{ name: 'Kundenportal', screenshot: 'images/photos/screenshot.jpg' }],
    },
    external: {
      projects: [
        { title: 'Kalender', link: 'https://kalender.example/', imageUrl: 'images/photos/project.png' },
      ],
    },
  },
});
