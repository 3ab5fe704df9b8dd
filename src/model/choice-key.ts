/** How addresses and commands name a technology, a role or an industry: `typescript`, `vue-3`. */
export const choiceKey = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, '-');
