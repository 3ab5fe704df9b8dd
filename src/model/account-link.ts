import type { SocialAccount } from './social-account.ts';

/** Apart from the table of networks, which only the build needs. */

/** Whether it leads straight to the person, as a button does. */
export const isDirect = ({ network }: SocialAccount): boolean => network === 'phone' || network === 'email';

/** Whether its address is a page of the person, and not an app or a conversation. */
export const isPage = ({ network }: SocialAccount): boolean =>
  !['discord', 'whatsapp', 'signal', 'matrix'].includes(network);
