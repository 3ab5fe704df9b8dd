import type { Site } from '../../config/site.ts';
import { googleAnalytics, hotjar } from './analytics.ts';
import { articles } from './articles.ts';
import { mailContact, phoneContact } from './contact.ts';
import { controller } from './controller.ts';
import { deviceStorage } from './device-storage.ts';
import { github } from './github.ts';
import { hosting } from './hosting.ts';
import type { LegalSection } from './legal-section.ts';
import { chart, linkedPictures } from './pictures.ts';
import { policyDate } from './policy-date.ts';
import { principles } from './principles.ts';
import { remoteSupport } from './remote-support.ts';
import { retention } from './retention.ts';
import { complaint, objection, rights } from './rights.ts';

/**
 * The privacy policy of a site (Art. 13 DSGVO), in the order of the page. Each section tells of something that the
 * configuration makes the site do; what is switched off, and in snapshot mode what the visitor's browser no longer
 * does, is not mentioned. A template, no legal advice.
 */
export function privacySections(site: Site): LegalSection[] {
  return [
    controller(site),
    principles(site),
    hosting(site),
    github(site),
    articles(site),
    chart(site),
    linkedPictures(site),
    googleAnalytics(site),
    hotjar(site),
    deviceStorage(site),
    mailContact(site),
    phoneContact(site),
    remoteSupport(site),
    rights(site),
    objection,
    complaint(site),
    retention,
    policyDate(site),
  ].filter((section) => section !== null);
}
