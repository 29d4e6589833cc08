export type TextLine = {
  kind: 'name' | 'heading' | 'entry' | 'item' | 'text'
  text: string
}

const headings: Record<string, string> = Object.fromEntries(
  [
    'Summary',
    'Profile',
    'Objective',
    'Experience',
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Projects',
    'Skills',
    'Technical Skills',
    'Education',
    'Certificates',
    'Certifications',
    'Languages',
    'Volunteering',
    'Awards',
    'Publications',
    'Interests',
    'References',
  ].map((heading) => [heading.toLowerCase(), heading]),
)

const bullet = /^[•·‣▪◦●*–-]\s+/u

const isAllCaps = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.length <= 48

const titleStopWords = new Set(['and', 'for', 'the', 'of', 'in', 'my', 'to', 'key', 'und', 'et', 'y', 'de'])

/** `OPEN SOURCE AND AWS WORK` becomes `Open source and AWS work`: short words may be acronyms. */
const spoken = (text: string): string => {
  const words = text.split(' ').map((word) => {
    const small = word.toLowerCase()
    return word.length <= 3 && !titleStopWords.has(small) ? word : small
  })
  const sentence = words.join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const headingIn = (text: string): string | undefined => {
  const bare = text.replace(/\s*:$/, '')
  return headings[bare.toLowerCase()] ?? (isAllCaps(bare) ? spoken(bare) : undefined)
}

/** The lines of a plain-text resume, each classified by its shape. */
export const textLinesOf = (text: string): TextLine[] => {
  const lines = text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  let isInSection = false
  return lines.map((line, at): TextLine => {
    if (bullet.test(line)) return { kind: 'item', text: line.replace(bullet, '') }
    const heading = at === 0 ? undefined : headingIn(line)
    if (heading) {
      isInSection = true
      return { kind: 'heading', text: heading }
    }
    if (at === 0 && line.length <= 60) return { kind: 'name', text: line }
    if (isInSection && (line.includes(' | ') || bullet.test(lines[at + 1] ?? '')))
      return { kind: 'entry', text: line }
    return { kind: 'text', text: line }
  })
}
