// Entries of the timelines, in which an owner may leave out everything.
import type { Site } from './site.ts';

export type Experience = Site['experiences'][number];
export type Certification = Site['certifications'][number];
export type Education = Site['educations'][number];
export type Publication = Site['publications'][number];
