import { config } from './config.ts';
import { consent } from './consent.ts';
import { documents } from './documents.ts';
import { installers } from './installers.ts';
import type { Mutant } from './mutant.ts';
import { offline } from './offline.ts';
import { sections } from './sections.ts';
import { snapshot } from './snapshot.ts';
import { sources } from './sources.ts';
import { theme } from './theme.ts';
import { worker } from './worker.ts';

export const mutants: readonly Mutant[] = [
  ...worker,
  ...offline,
  ...sources,
  ...sections,
  ...theme,
  ...consent,
  ...documents,
  ...snapshot,
  ...config,
  ...installers,
];
