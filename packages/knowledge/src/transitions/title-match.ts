import { targetRoles } from '@nextrung/contract/roles'
import { getRole } from '../roles.ts'
import { authoredOrigins } from './origins.ts'

/** Words that say how senior or how employed a person is, not what they do. */
const rankWords = new Set(
  `senior sr junior jr lead head chief principal assistant associate deputy trainee apprentice intern internship
  temporary temp part full time freelance freelancer former retired acting certified registered licensed volunteer
  m w f d x h the a of and in at for ii iii i`.split(/\s+/),
)

/** Words that make any title an IT title, unless the phrase that was found contains them. */
const itWords = new Set(
  `software developer programmer devops sre frontend backend fullstack cybersecurity entwickler entwicklerin
  programmierer programmiererin developpeur developpeuse desarrollador desarrolladora programador programadora
  ingenieur ki ml ai`.split(/\s+/),
)

/** Titles of IT roles that every other trade uses, too. */
const everyTradeTitles = new Set([
  'team lead',
  'team leader',
  'team manager',
  'lead engineer',
  'principal engineer',
  'staff engineer',
  'production engineer',
  'project manager',
  'project lead',
  'project coordinator',
  'program manager',
  'delivery manager',
  'implementation manager',
  'projektleiter',
  'chef de projet',
  'jefe de proyecto',
])

const longestTitle = 200

const toWords = (text: string): string[] =>
  text
    .slice(0, longestTitle)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replace(/'s\b/g, 's')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')

const toKey = (words: readonly string[]): string => words.join(' ')

const originPhrases = new Map<string, string>()
const wholePhrases = new Map<string, string>()
for (const { id, titles, wholeTitles = [] } of authoredOrigins) {
  for (const title of titles) originPhrases.set(toKey(toWords(title)), id)
  for (const title of wholeTitles) wholePhrases.set(toKey(toWords(title)), id)
}

const rolePhrases = new Set(
  targetRoles
    .flatMap((role) => [role.replace(/ \(.*/, ''), ...getRole(role).aliases])
    .map((title) => toKey(toWords(title)))
    .filter((key) => !everyTradeTitles.has(key)),
)
const longestPhrase = Math.max(...[...originPhrases.keys()].map((key) => key.split(' ').length))

/** All runs of so many words, the last one first, because that is where titles say what someone is. */
const runsOf = (words: readonly string[], length: number): string[][] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => {
    const from = words.length - length - at
    return words.slice(from, from + length)
  })

const ownerOf = (run: readonly string[], words: readonly string[]): string | undefined =>
  words.some((word) => itWords.has(word) && !run.includes(word)) ? undefined : originPhrases.get(toKey(run))

/** Some titles name the trade instead of the person in it: "restaurant", "call center". */
const personWord = /(?:(?<!cent)er|or|ist|ian|ess)$/

/** Whether the text is a title of work outside IT and nothing else: "Server", "Dispatcher". */
export const isOriginTitle = (text: string): boolean => {
  const key = toKey(toWords(text))
  return wholePhrases.has(key) || (originPhrases.has(key) && personWord.test(key))
}

/** The id of the origin whose title is the longest one inside this title, unless an IT title is at least as long. */
export const matchTitle = (title: string): string | undefined => {
  const words = toWords(title)
  const whole =
    wholePhrases.get(toKey(words)) ?? wholePhrases.get(toKey(words.filter((word) => !rankWords.has(word))))
  if (whole !== undefined) return whole
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const runs = runsOf(words, length)
    if (runs.some((run) => rolePhrases.has(toKey(run)) && !originPhrases.has(toKey(run)))) return undefined
    const owner = runs.map((run) => ownerOf(run, words)).find((id) => id !== undefined)
    if (owner !== undefined) return owner
  }
  return undefined
}
