/** A run of text in one style at one place. Points from the page's top left; `y` is the baseline. */
export type Fragment = {
  text: string
  x: number
  y: number
  width: number
  fontSize: number
  bold: boolean
  italic: boolean
  isRightToLeft: boolean
  /** The content has a space character before this run, whatever the distance. */
  spaceBefore: boolean
  /** An icon that is not text stands before this run. */
  iconBefore: boolean
}

/** The right edge of a fragment. */
export function rightOf(fragment: Fragment): number {
  return fragment.x + fragment.width
}

/** The middle value of a list by size, or 0 for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
