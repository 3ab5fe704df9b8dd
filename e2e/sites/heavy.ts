import { defineConfig } from '../../src/config/define-config.ts';

/** Files that are too heavy to precache. */
export default defineConfig({
  github: { username: 'erika-mustermann' },
  profile: { name: 'Erika', bio: 'Schult.', avatar: 'images/avatar.svg' },
  projects: { github: { display: false } },
  badges: [{ label: 'Plan', image: 'plan.svg' }],
  certifications: [{ name: 'Linux Engineer', badge: 'certificate.png', link: 'certificate.png' }],
  resume: { fileUrl: 'cv.pdf' },
  customSections: [{ id: 'schulung', header: 'Schulung', text: 'Alle [Unterlagen](files/training.zip).' }],
});
