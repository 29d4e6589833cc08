export const skillKinds = [
  'language',
  'framework',
  'library',
  'database',
  'platform',
  'cloud',
  'tool',
  'operating-system',
  'protocol',
  'concept',
  'practice',
  'certificate',
] as const
type SkillKind = (typeof skillKinds)[number]

/**
 * What a spelling that is also an everyday word needs to count as the skill:
 * `case`: the exact letter case, and not merely because a sentence starts with it;
 * `context`: also a neighbouring skill, or a word such as "in", "developer" or "cluster" next to it;
 * `list`: to be a whole entry of a skills list (or, for a programming language, "in" or "developer" next to it).
 */
export type SpellingNeed = 'case' | 'context' | 'list'

export type Skill = {
  /** The owner's official spelling. */
  name: string
  kind: SkillKind
  /** Other spellings. Variations in letter case, spaces, hyphens and dots need no alias. */
  aliases: readonly string[]
  /** Names of skills that this one implies: "Spring Boot" has "Spring". */
  broader?: readonly string[]
  /** By spelling (the name or an alias); spellings not listed are unambiguous in any text. */
  ambiguous?: Readonly<Record<string, SpellingNeed>>
  /** Lowercase phrases in which it is not the skill, written as `_`: "_ to market". `<year>` is any year. */
  unless?: readonly string[]
}
