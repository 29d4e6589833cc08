/** A run of text in one style at one position, in points from the page's top left; `y` is the baseline. */
export type Fragment = {
  text: string
  x: number
  y: number
  width: number
  fontSize: number
  bold: boolean
  italic: boolean
  isRightToLeft: boolean
  /** The content has a space character before this run, regardless of the distance. */
  spaceBefore: boolean
  /** A non-text icon precedes this run. */
  iconBefore: boolean
}

/** The right edge of a fragment. */
export function rightOf(fragment: Fragment): number {
  return fragment.x + fragment.width
}

/** The median, or 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const letterGap = 0.12
const wordGap = 0.5

/** Joins consecutive runs that share a baseline and style and are at most a space apart. */
export function joinRuns(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = []
  for (const fragment of fragments) {
    const last = joined.at(-1)
    const gap = last ? (fragment.x - rightOf(last)) / fragment.fontSize : Number.NaN
    if (!last || !isSameStyle(last, fragment) || fragment.iconBefore || !(Math.abs(gap) <= wordGap)) {
      joined.push({ ...fragment })
      continue
    }
    last.text += gap > letterGap || fragment.spaceBefore ? ` ${fragment.text}` : fragment.text
    last.width = rightOf(fragment) - last.x
  }
  return joined
}

function isSameStyle(a: Fragment, b: Fragment): boolean {
  return (
    Math.abs(a.y - b.y) < 0.5 &&
    Math.abs(a.fontSize - b.fontSize) < 0.1 &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    !a.isRightToLeft &&
    !b.isRightToLeft
  )
}
