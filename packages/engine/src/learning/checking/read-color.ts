const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** How bright a color such as `#fff` or `#1a2b3c` is, from 0 to 1; undefined for another text. */
export const readLuminance = (text: string): number | undefined => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((two) =>
    channel(Number.parseInt(two, 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two brightnesses, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
