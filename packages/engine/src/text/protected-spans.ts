const patterns = [
  /"[^"]{2,}"|“[^”]{2,}”|«[^»]{2,}»|„[^“”]{2,}[“”]|`[^`]+`/g,
  /(?:https?:\/\/|www\.)\S+[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
  // Code-like text: paths, snake_case, calls, dotted names, options, versions. A slash between plain words is prose.
  /(?<![\w/])(?:~?\/[\w.-]+(?:\/[\w.-]+)+|\w+_\w+|[\w.]+\(\)|--[a-z][\w-]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|py|js|ts|sh|json|ya?ml|xml|html|css|md|sql|conf|exe|dll)\b|v?\d+(?:\.\d+){1,}[\w-]*)/g,
]

const firstMark = 0xe000
const lastMark = 0xf8ff

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namePattern = (names: string[]): RegExp | undefined => {
  const longestFirst = names
    .filter((name) => name.length > 2 && /\p{Lu}|\d/u.test(name))
    .sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(literally).join('|')})(?![\\p{L}\\d])`, 'gu')
}

/**
 * Applies `change` to the text with each quote, address, code-like word and given name replaced by one placeholder
 * character, so wording rules can't alter them.
 */
export const outsideProtected = (
  { text, names }: { text: string; names: string[] },
  change: (masked: string) => string,
): string => {
  if (/[\uE000-\uF8FF]/.test(text)) return text
  const kept: string[] = []
  const mask = (whole: string): string => {
    if (firstMark + kept.length > lastMark) return whole
    kept.push(whole)
    return String.fromCharCode(firstMark + kept.length - 1)
  }
  const byName = namePattern(names)
  const masked = [byName, ...patterns].reduce<string>(
    (current, pattern) => (pattern ? current.replace(pattern, mask) : current),
    text,
  )
  const restore = (current: string): string =>
    current.replace(/[\uE000-\uF8FF]/g, (mark) => kept[mark.charCodeAt(0) - firstMark] ?? mark)
  return restore(restore(change(masked)))
}
