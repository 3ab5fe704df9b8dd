import consultant from './consultant.ts';
import full from './full.ts';

/** Every section, notice and page. */
export default {
  ...full,
  languages: consultant.languages,
  engagements: consultant.engagements,
};
