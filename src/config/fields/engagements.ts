import { z } from 'zod';
import { languageLevels } from '../../model/engagement.ts';
import { day } from '../format/day.ts';
import { month, monthOrToday, today } from '../format/month.ts';
import { count, formatted, texts, words } from './field.ts';

export const engagement = z.strictObject({
  from: formatted(month),
  to: formatted(monthOrToday)
    .transform((written) => (written === today ? undefined : written))
    .optional(),
  title: words(),
  client: words().optional(),
  clientName: z.string().optional(),
  industry: words().optional(),
  roles: texts(words()),
  description: words().optional(),
  tasks: texts(words()),
  result: words().optional(),
  technologies: texts(z.string()),
  methods: texts(words()),
  team: count(1, 10_000).optional(),
  place: words().optional(),
  workload: words().optional(),
});

export const spokenLanguage = z.strictObject({
  name: words(),
  level: z.enum(languageLevels),
});

export const profilePage = z.strictObject({
  display: z.boolean().default(true),
  title: words().optional(),
  summary: words().optional(),
  focus: words().optional(),
  pdf: z.boolean().default(true),
  docx: z.boolean().default(true),
  updated: formatted(day).optional(),
});
