import { findSkillByName } from '../skills.ts'

const letter = /[\p{L}\p{N}]/u
const letterOrSign = /[\p{L}\p{N}+#]/u

/** Spaces, hyphens and dots inside a name are one: "Node.js" is "node js". */
const normalize = (text: string): string => text.replace(/(?<=\w)[ .-](?=\w)/g, ' ')

/** Where the needle stands as a word of its own. */
const wordIndex = (text: string, needle: string): number | undefined => {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const before = text.charAt(at - 1)
    const after = text.charAt(at + needle.length)
    if (!letter.test(before) && !letterOrSign.test(after)) return at
  }
  return undefined
}

type Needles = { exactCase: boolean; spellings: readonly string[] }

const known = new Map<string, Needles>()

/** The spellings of a skill, also written in one word: "NodeJS". */
const needlesOf = (skill: string): Needles => {
  const found = known.get(skill)
  if (found) return found
  const exactCase = skill.length <= 2
  const spellings = [skill, ...(findSkillByName(skill)?.aliases ?? [])].flatMap((spelling) => {
    const normal = normalize(exactCase ? spelling : spelling.toLowerCase())
    return [normal, normal.replaceAll(' ', '')]
  })
  const needles = { exactCase, spellings: [...new Set(spellings)] }
  known.set(skill, needles)
  return needles
}

/** Where a title names a skill by one of its spellings; `undefined` if it does not. Plain searches, as there are thousands. */
export const placeInTitle = (title: string, skill: string): number | undefined => {
  const { exactCase, spellings } = needlesOf(skill)
  const text = normalize(exactCase ? title : title.toLowerCase())
  for (const spelling of spellings) {
    const place = wordIndex(text, spelling)
    if (place !== undefined) return place
  }
  return undefined
}
