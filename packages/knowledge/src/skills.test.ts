import { describe, expect, it } from 'vitest'
import { practiceDeeds } from './skills/practice-deeds.ts'
import { skillKinds } from './skills/skill.ts'
import { spellingKey } from './skills/spelling.ts'
import { wholeFields } from './skills/whole-fields.ts'
import { findSkillByName, skills } from './skills.ts'

const spellingsOf = (skill: (typeof skills)[number]) => [skill.name, ...skill.aliases]

describe('the skills taxonomy', () => {
  it('holds at least a thousand skills', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1000)
  })

  it('has no spelling that belongs to two skills', () => {
    const owner = new Map<string, string>()
    const clashes: string[] = []
    for (const skill of skills) {
      for (const spelling of spellingsOf(skill)) {
        const key = spellingKey(spelling)
        const other = owner.get(key)
        if (other !== undefined && other !== skill.name) clashes.push(`${spelling}: ${other}, ${skill.name}`)
        owner.set(key, skill.name)
      }
    }
    expect(clashes).toEqual([])
  })

  it('has a skill for every whole field', () => {
    const names = new Set(skills.map(({ name }) => name))
    expect([...wholeFields].filter((name) => !names.has(name))).toEqual([])
  })

  it('has a skill for everything that verbs tell', () => {
    expect(practiceDeeds.filter(({ skill }) => findSkillByName(skill)?.name !== skill)).toEqual([])
  })

  it('lists no spelling of a skill twice', () => {
    const twice = skills.filter((skill) => new Set(spellingsOf(skill)).size < spellingsOf(skill).length)
    expect(twice.map((skill) => skill.name)).toEqual([])
  })

  it('names only existing broader skills, without cycles', () => {
    const broaderOf = new Map(skills.map((skill) => [skill.name, skill.broader ?? []]))
    const climb = (name: string, seen: string[]): string[] => {
      if (seen.includes(name)) return [`circle: ${[...seen, name].join(' > ')}`]
      const parents = broaderOf.get(name)
      if (!parents) return [`unknown: ${name} above ${seen.at(-1)}`]
      return parents.flatMap((parent) => climb(parent, [...seen, name]))
    }
    expect(skills.flatMap((skill) => climb(skill.name, []))).toEqual([])
  })

  it('writes every spelling without outer or double spaces, and with at least one letter', () => {
    const bad = skills
      .flatMap(spellingsOf)
      .filter((spelling) => spelling !== spelling.trim() || / {2}/.test(spelling) || !/\p{L}/u.test(spelling))
    expect(bad).toEqual([])
  })

  it('marks as ambiguous only spellings that the skill has', () => {
    const bad = skills.flatMap((skill) =>
      Object.keys(skill.ambiguous ?? {}).filter((spelling) => !spellingsOf(skill).includes(spelling)),
    )
    expect(bad).toEqual([])
  })

  it('writes the excluded phrases in lower case, with one placeholder', () => {
    const bad = skills
      .flatMap((skill) => skill.unless ?? [])
      .filter((phrase) => phrase !== phrase.toLowerCase() || phrase.split('_').length !== 2)
    expect(bad).toEqual([])
  })

  it('uses every kind', () => {
    expect(new Set(skills.map((skill) => skill.kind))).toEqual(new Set(skillKinds))
  })
})

describe('findSkillByName', () => {
  it.each([
    ['postgres', 'PostgreSQL'],
    ['Node JS', 'Node.js'],
    ['nodejs', 'Node.js'],
    ['c++', 'C++'],
    ['c#', 'C#'],
    ['C', 'C'],
    ['.net', '.NET'],
    ['Künstliche Intelligenz', 'Artificial Intelligence'],
    ['cicd', 'CI/CD'],
    ['K8S', 'Kubernetes'],
  ])('knows %s as %s', (spelling, name) => {
    expect(findSkillByName(spelling)?.name).toBe(name)
  })

  it('does not find a made-up name', () => {
    expect(findSkillByName('Quuxlang')).toBeUndefined()
  })
})
