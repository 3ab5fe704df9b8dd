/** An SVG of the activity on GitHub. @param color `#rrggbb` of the busiest days; else GitHub's green */
export function contributionChart(username: string, color?: string): string {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(color ?? '') ?? [];
  return `https://ghchart.rshah.org/${digits ? `${digits}/` : ''}${encodeURIComponent(username)}`;
}

/** Replaces a chart that fails. */
export function statisticsCard(username: string): string {
  const options = 'show_icons=true&theme=transparent&hide_border=true&count_private=true';
  return `https://github-readme-stats.vercel.app/api?username=${encodeURIComponent(username)}&${options}`;
}
