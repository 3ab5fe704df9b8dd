/** Pictures that other providers draw of an account's activity on GitHub. */

/**
 * Address of the contribution chart, an SVG that its provider scrapes from GitHub.
 * @param color `#rrggbb` of the busiest days; GitHub's green when left out or no such colour.
 */
export function contributionChart(username: string, color?: string): string {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(color ?? '') ?? [];
  return `https://ghchart.rshah.org/${digits ? `${digits}/` : ''}${encodeURIComponent(username)}`;
}

/** Address of the card with the account's statistics, shown when the chart fails. */
export function statisticsCard(username: string): string {
  const options = 'show_icons=true&theme=transparent&hide_border=true&count_private=true';
  return `https://github-readme-stats.vercel.app/api?username=${encodeURIComponent(username)}&${options}`;
}
