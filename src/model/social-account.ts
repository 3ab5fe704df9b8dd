import {
  github as githubNetwork,
  type Network,
  type SocialNetwork,
  socialNetworks,
} from './social-network.ts';

/** An account of the person on a network, as the Details card and the profile's icon row show it. */
export interface SocialAccount {
  network: SocialNetwork | 'github';
  /** The network's name, such as `Stack Overflow`; with `text` it names an icon's link. */
  name: string;
  /** What is shown of the account: the handle, or an address without its scheme. */
  text: string;
  /** http(s), `mailto:` or `tel:`; undefined when the value leads nowhere: then it is shown as text. */
  link: string | undefined;
}

/** As much of a site as names accounts. */
interface AccountOwner {
  github: { username: string };
  social: Readonly<Partial<Record<SocialNetwork, string | undefined>>>;
}

/** The accounts that the configuration names, in the order of the Details card's rows: GitHub, then the networks. */
export function socialAccounts({ github, social }: AccountOwner): SocialAccount[] {
  const accounts: SocialAccount[] = [];
  if (github.username) accounts.push(account('github', githubNetwork, github.username));
  for (const network of Object.keys(socialNetworks) as SocialNetwork[]) {
    const value = social[network]?.trim();
    if (value) accounts.push(account(network, socialNetworks[network], value));
  }
  return accounts;
}

function account(network: SocialAccount['network'], { name, show }: Network, value: string): SocialAccount {
  return { network, name, ...show(value) };
}
