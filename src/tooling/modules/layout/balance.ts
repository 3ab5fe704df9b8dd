import { movable, sections } from '../../../model/section.ts';

/** The columns of a wide screen, and what lies across both. */
export interface Columns {
  left: readonly string[];
  right: readonly string[];
  wide: readonly string[];
}

/** In pixels: the heights of a column that holds nothing but what stays at the top, and of a section in a column. */
export interface Heights {
  top: number;
  /** False while nobody knows how much the providers will give: the right column, where it stands, may be shorter then. */
  isCertain: boolean;
  of(id: string, column: 'left' | 'right'): number;
}

/** Half of a usual screen is 450 pixels. Heights are estimated, and these keep a distance from it. */
const tolerated = 380;
/** The fewer sections change their place, the easier a visitor who comes back finds them. */
const mostMoves = 3;

/**
 * Chooses columns that end near each other: where the usual ones do not, as few sections as possible move to the end of
 * the other column, or out of the place across both; and where nothing brings them near enough, those that bring them
 * nearest.
 */
export function balanced(usual: Columns, heights: Heights): Columns {
  const all = [...usual.left, ...usual.right, ...usual.wide];
  const own = all.filter((id) => !Object.hasOwn(sections, id));
  const mayMove = movable.flatMap((id) => (id === 'custom' ? own : [id])).filter((id) => all.includes(id));
  let best = { columns: usual, gap: gapOf(usual, heights) };
  let candidates = [{ columns: usual, from: 0 }];
  for (let moves = 0; moves < mostMoves && best.gap > tolerated; moves += 1) {
    candidates = candidates.flatMap(({ columns, from }) =>
      mayMove
        .slice(from)
        .flatMap((id, index) =>
          movesOf(columns, id, heights).map((moved) => ({ columns: moved, from: from + index + 1 })),
        ),
    );
    const rated = candidates.map(({ columns }) => ({ columns, gap: gapOf(columns, heights) }));
    const nearest = rated.toSorted((a, b) => a.gap - b.gap)[0];
    const near = rated.find(({ gap }) => gap <= tolerated) ?? nearest;
    if (near && near.gap < best.gap) best = near;
  }
  return best.columns;
}

function gapOf({ left, right }: Columns, { top, of }: Heights): number {
  const height = (ids: readonly string[], column: 'left' | 'right') =>
    ids.reduce((sum, id) => sum + of(id, column), 0);
  return Math.abs(top + height(left, 'left') - height(right, 'right'));
}

/** The other places that a section can have. */
function movesOf({ left, right, wide }: Columns, id: string, { isCertain }: Heights): Columns[] {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const toLeft = { left: [...left, id], right: without(right), wide: without(wide) };
  const toRight = { left: without(left), right: [...right, id], wide: without(wide) };
  const moves = [
    ...(right.includes(id) ? [] : [toRight]),
    ...(left.includes(id) || !isCertain ? [] : [toLeft]),
  ];
  return [left, right, wide].some((column) => column.includes(id)) ? moves : [];
}
