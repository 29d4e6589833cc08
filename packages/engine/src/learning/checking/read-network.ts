/** A range of IPv4 addresses: its first one as a number, and how many there are. */
export type Network = { first: number; size: number }

/** Reads a range such as `10.1.0.0/16`; undefined if it is none, or does not begin where such a range can. */
export const readNetwork = (text: string): Network | undefined => {
  const [, ...parts] = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/.exec(text) ?? []
  const [a = 256, b = 256, c = 256, d = 256, prefix = 33] = parts.map(Number)
  if ([a, b, c, d].some((part) => part > 255) || prefix > 32) return undefined
  const size = 2 ** (32 - prefix)
  const first = ((a * 256 + b) * 256 + c) * 256 + d
  return first % size === 0 ? { first, size } : undefined
}

/** Whether two ranges have an address in common. */
export const overlap = (one: Network, other: Network): boolean =>
  one.first < other.first + other.size && other.first < one.first + one.size

/** Whether a range lies wholly in another. */
export const isInside = (one: Network, whole: Network): boolean =>
  one.first >= whole.first && one.first + one.size <= whole.first + whole.size
