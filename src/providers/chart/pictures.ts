export const contributionChart = (username: string): string =>
  `https://ghchart.rshah.org/${encodeURIComponent(username)}`;

/** Replaces a chart that fails. */
export function statisticsCard(username: string): string {
  const options = 'show_icons=true&theme=transparent&hide_border=true&count_private=true';
  return `https://github-readme-stats.vercel.app/api?username=${encodeURIComponent(username)}&${options}`;
}
