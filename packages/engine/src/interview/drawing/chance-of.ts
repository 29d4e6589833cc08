const offset = 0x811c9dc5
const prime = 0x01000193

/** A number from 0 up to 1 that looks random and is always the same for a text (FNV-1a, then mixed). */
export const chanceOf = (text: string): number => {
  let hash = offset
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
