/** GitHub's greens, from no contribution to many. */
const colors = ['#eeeeee', '#c6e48b', '#7bc96f', '#239a3b', '#196127'];
const day = 24 * 60 * 60_000;
const step = 12;
const weeks = 53;
const left = 27;
const top = 20;

/**
 * A made-up year of contributions, drawn as the chart's provider draws them, 663 × 104: a column for each week, a row
 * for each day from Sunday on.
 * @param until the last day, milliseconds since the epoch
 */
export function sampleChart(until: number): string {
  const weekday = new Date(until).getUTCDay();
  const first = until - ((weeks - 1) * 7 + weekday) * day;
  const days = Array.from({ length: (weeks - 1) * 7 + weekday + 1 }, (_, index) => ({
    x: left + Math.floor(index / 7) * step,
    y: top + (index % 7) * step,
    level: levelOf(index),
  }));
  const squares = colors.map((color, level) => {
    const path = days.filter((one) => one.level === level).map(({ x, y }) => `M${x} ${y}h10v10h-10z`);
    return `<path fill="${color}" d="${path.join('')}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="663" height="104" viewBox="0 0 663 104">',
    ...squares,
    '<g fill="#767676" font-family="Helvetica,Arial,sans-serif" font-size="9">',
    ...monthLabels(first),
    ...['Mo', 'Mi', 'Fr'].map(
      (name, index) => `<text x="8" y="${top + (2 * index + 1) * step + 8}">${name}</text>`,
    ),
    '</g></svg>',
  ].join('');
}

/** A month's name stands over its first whole week. */
function monthLabels(first: number): string[] {
  const monthOf = (week: number) => new Date(first + week * 7 * day).getUTCMonth();
  return Array.from({ length: weeks - 2 }, (_, week) => week)
    .filter((week) => week > 0 && monthOf(week) !== monthOf(week - 1))
    .map((week) => {
      const name = new Date(first + week * 7 * day).toLocaleString('de-DE', {
        month: 'short',
        timeZone: 'UTC',
      });
      return `<text x="${left + week * step}" y="12">${name}</text>`;
    });
}

/** Quiet weekends, busy weeks and two holidays; the same every time. */
function levelOf(index: number): number {
  const week = Math.floor(index / 7);
  const isWeekend = index % 7 === 0 || index % 7 === 6;
  const isHoliday = (week > 27 && week < 31) || week > 50;
  if (isHoliday || ((isWeekend || week % 9 === 4) && (index * 7) % 5 < 4)) return 0;
  const busy = Math.sin(week / 4) + Math.sin(week / 1.7) + ((index * 2654435761) % 97) / 48;
  return Math.max(0, Math.min(4, Math.round(busy + 0.6)));
}
