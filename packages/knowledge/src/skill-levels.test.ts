import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { learningHours, markupHours } from './learning-hours.ts'
import { getRole } from './roles.ts'
import { hoursToLevel, levelHoursBasis, levelNames, levelsOf, levelTables } from './skill-levels.ts'
import { findSkillByName, skills } from './skills.ts'

const written = levelTables.flatMap((table) => Object.keys(table))
const required = new Set(
  targetRoles.flatMap((role) => getRole(role).requiredSkills.map(({ skill }) => skill)),
)

type Text = { skill: string; text: string }
const descriptions: Text[] = []
const capabilities: Text[] = []
const projects: Text[] = []
for (const skill of written) {
  for (const one of levelsOf(skill)) {
    descriptions.push({ skill, text: one.description })
    capabilities.push(...one.requiredCapabilities.map((text) => ({ skill, text })))
    projects.push(...one.suggestedProjects.map((text) => ({ skill, text })))
  }
}
const texts = [...descriptions, ...capabilities, ...projects]

const outside = (list: readonly Text[], [from, to]: [number, number]): string[] =>
  list
    .filter(({ text }) => text.length < from || text.length > to)
    .map(({ skill, text }) => `${skill} (${text.length}): ${text}`)

const matching = (list: readonly Text[], pattern: RegExp): string[] =>
  list.filter(({ text }) => pattern.test(text)).map(({ skill, text }) => `${skill}: ${text}`)

/** The words of a text without the skill's own names, so that a sentence reused under another name shows. */
const wordsOf = ({ skill, text }: Text): Set<string> => {
  const names = [skill, ...(findSkillByName(skill)?.aliases ?? [])].sort((a, b) => b.length - a.length)
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  return new Set(bare.toLowerCase().match(/[\p{L}\d#+]+/gu) ?? [])
}

const likeness = (a: Set<string>, b: Set<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

/** Runs of three words; two texts that share none are no near duplicates. */
const runsOf = (words: ReadonlySet<string>): string[] => {
  const list = [...words]
  return list.slice(2).map((word, place) => `${list[place]} ${list[place + 1]} ${word}`)
}

const nearDuplicates = (list: readonly Text[]): string[] => {
  const seen = new Map<string, { text: Text; words: Set<string> }[]>()
  const found = new Set<string>()
  for (const text of list) {
    const words = wordsOf(text)
    for (const run of runsOf(words)) {
      const before = seen.get(run) ?? []
      for (const other of before) {
        if (likeness(words, other.words) >= 0.6)
          found.add(`${other.text.skill}: ${other.text.text} ~ ${text.skill}: ${text.text}`)
      }
      seen.set(run, [...before, { text, words }])
    }
  }
  return [...found]
}

describe('the levels of skills', () => {
  it('exist, five each, for every skill that a role requires', () => {
    const missing = [...required].filter((skill) => levelsOf(skill).length !== 5)
    expect(missing).toEqual([])
  })

  it('are named by the main name of a skill in the taxonomy, once', () => {
    const names = new Set(skills.map(({ name }) => name))
    expect(written.filter((skill) => !names.has(skill))).toEqual([])
    expect(new Set(written).size).toBe(written.length)
  })

  it('are numbered from 1 to 5 and have a name each', () => {
    for (const skill of written) expect(levelsOf(skill).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(levelNames).size).toBe(5)
  })

  it('have two or three capabilities and one or two projects', () => {
    const odd = written.flatMap((skill) =>
      levelsOf(skill)
        .filter(
          ({ requiredCapabilities: can, suggestedProjects: make }) =>
            can.length < 2 || can.length > 3 || make.length < 1 || make.length > 2,
        )
        .map(({ level }) => `${skill} ${level}`),
    )
    expect(odd).toEqual([])
  })

  it('are short enough to read and long enough to say something', () => {
    expect(outside(descriptions, [30, 200])).toEqual([])
    expect(outside(capabilities, [20, 180])).toEqual([])
    expect(outside(projects, [20, 220])).toEqual([])
  })

  it('are punctuated alike', () => {
    expect(descriptions.filter(({ text }) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([])
    expect([...capabilities, ...projects].filter(({ text }) => !/^\p{Lu}.*[^.]$/u.test(text))).toEqual([])
    expect(matching(texts, / {2}|^\s|\s$|["“”]|\.\s+\p{Lu}.*\.$/u)).toEqual([])
  })

  it('say what a person does rather than what they know well', () => {
    expect(
      matching(texts, /\b(?:good|solid|strong|deep|advanced|basic) (?:knowledge|understanding|grasp)\b/i),
    ).toEqual([])
    expect(matching([...descriptions, ...capabilities], /^(?:Knows|Understands|Is familiar|Has)\b/)).toEqual(
      [],
    )
  })

  it('never repeat a sentence, not even under the name of another skill', () => {
    expect(nearDuplicates(descriptions)).toEqual([])
    expect(nearDuplicates(capabilities)).toEqual([])
    expect(nearDuplicates(projects)).toEqual([])
  })

  it('are found under an alias, and empty for a skill we do not know', () => {
    expect(levelsOf('Golang')).toBe(levelsOf('Go'))
    expect(levelsOf('Underwater basket weaving')).toEqual([])
  })
})

describe('the hours to a level', () => {
  it('are the learning hours at level 3', () => {
    expect(hoursToLevel('React', 3)).toEqual(learningHours.framework)
    expect(hoursToLevel('SQL', 3)).toEqual(markupHours.get('SQL'))
  })

  it('are half as many again for a whole field', () => {
    expect(hoursToLevel('Machine Learning', 3)).toEqual({ from: 38, to: 90 })
  })

  it('are a tool’s own where it takes longer than most, and whole practices don’t outgrow it', () => {
    const [kubernetes, terraform, tool] = ['Kubernetes', 'Terraform', 'Jira'].map((name) =>
      hoursToLevel(name, 3),
    )
    expect(kubernetes?.to).toBeGreaterThan(terraform?.to ?? 0)
    expect(terraform?.to).toBeGreaterThan(tool?.to ?? 0)
    for (const name of ['Agile', 'CI/CD', 'Identity & Access Management'])
      expect(hoursToLevel(name, 3)?.to).toBeLessThan(kubernetes?.to ?? 0)
  })

  it('follow the shares that the sentence about them names', () => {
    expect(levelHoursBasis).toMatch(/a tenth .* level 1 and a little under half for level 2/)
    const usable = learningHours.language
    expect(hoursToLevel('Python', 1)).toEqual({ from: usable.from * 0.1, to: usable.to * 0.15 })
    expect(hoursToLevel('Python', 2)).toEqual({ from: usable.from * 0.4, to: usable.to * 0.5 })
  })

  it('grow from level to level', () => {
    for (const { name } of skills) {
      const hours = ([1, 2, 3, 4] as const).flatMap((level) => hoursToLevel(name, level) ?? [])
      const rising = hours.every(
        ({ from, to }, place) =>
          from <= to && from >= (hours[place - 1]?.from ?? 0) && to > (hours[place - 1]?.to ?? 0),
      )
      expect(rising, name).toBe(true)
    }
  })

  it('are left open where hours say nothing', () => {
    expect(hoursToLevel('Python', 4)).toEqual({ from: 320, to: 1600 })
    expect(hoursToLevel('Python', 5)).toBeUndefined()
    expect(hoursToLevel('Hiring', 4)).toBeUndefined()
    expect(hoursToLevel('Underwater basket weaving', 2)).toBeUndefined()
  })
})
