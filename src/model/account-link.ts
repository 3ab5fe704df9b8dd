/** Apart from the table of networks, which only the build needs. */
interface Account {
  network: string;
}

/** Whether it leads straight to the person, as a button does. */
export const isDirect = ({ network }: Account): boolean => network === 'phone' || network === 'email';

/** Whether its address is a page of the person, and not an app or a conversation. */
export const isPage = ({ network }: Account): boolean =>
  !['discord', 'whatsapp', 'signal', 'matrix'].includes(network);
