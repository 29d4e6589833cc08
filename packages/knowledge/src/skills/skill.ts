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
 * What a spelling that is also an everyday word needs before it counts as the skill:
 * `case`: the letters as they are written here, and not merely because a sentence starts with it;
 * `context`: also a neighbour that is a skill, or a word such as "in", "developer" or "cluster" beside it;
 * `list`: a whole entry of a list of skills (or, for a programming language, "in" or "developer" beside it).
 */
export type SpellingNeed = 'case' | 'context' | 'list'

export type Skill = {
  /** The spelling of its owner. */
  name: string
  kind: SkillKind
  /** Other spellings. Letter case, spaces, hyphens and dots need no alias of their own. */
  aliases: readonly string[]
  /** Names of skills that whoever has this one has touched too: "Spring Boot" has "Spring". */
  broader?: readonly string[]
  /** By spelling (the name or an alias); a spelling that is not named here is clear in any text. */
  ambiguous?: Readonly<Record<string, SpellingNeed>>
  /** Phrases in lower case, the skill written as `_`, in which it is not the skill: "_ to market". `<year>` is any. */
  unless?: readonly string[]
}
