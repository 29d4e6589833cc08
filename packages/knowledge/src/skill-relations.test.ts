import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { sameKind, sharedIdeas } from './relations/alternatives.ts'
import { furtherImplications, notSurely } from './relations/implications.ts'
import { furtherWholes } from './relations/wholes.ts'
import { getRole } from './roles.ts'
import { impliedBy, partsOf, prerequisitesOf, prerequisiteTables, similarTo } from './skill-relations.ts'
import { skills } from './skills.ts'
import { sources } from './sources.ts'

const names = new Set(skills.map(({ name }) => name))
const authored = prerequisiteTables.flatMap((table) => Object.keys(table))
const variants = (skill: string): string[] =>
  prerequisitesOf(skill).flatMap((one) => [one.skill, ...(one.anyOf ?? [])])

const askedFor = new Set(
  targetRoles.flatMap((role) => {
    const { requiredSkills, niceSkills } = getRole(role)
    return [...requiredSkills.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]), ...niceSkills]
  }),
)

/** How many steps lie before each skill: 0 for skills to start from, by the shortest way through the variants. */
const findDepths = (): Map<string, number> => {
  const depths = new Map<string, number>()
  for (let depth = 0; ; depth++) {
    const open = authored.filter((skill) => !depths.has(skill))
    const next = open.filter((skill) =>
      prerequisitesOf(skill).every((one) =>
        [one.skill, ...(one.anyOf ?? [])].some((name) => depths.has(name)),
      ),
    )
    if (next.length === 0) return depths
    for (const skill of next) depths.set(skill, depth)
  }
}

describe('prerequisites', () => {
  it('cover every skill that a role requires, accepts instead or likes to see', () => {
    expect([...askedFor].filter((name) => !authored.includes(name))).toEqual([])
  })

  it('are listed once per skill and name only skills of the taxonomy', () => {
    expect(authored.filter((name, at) => authored.indexOf(name) !== at)).toEqual([])
    expect([...authored, ...authored.flatMap(variants)].filter((name) => !names.has(name))).toEqual([])
  })

  it('say of each variant what to know before it, too', () => {
    expect(authored.flatMap(variants).filter((name) => !authored.includes(name))).toEqual([])
  })

  it('never name the skill itself or one variant twice', () => {
    const wrong = authored.filter((skill) => {
      const all = variants(skill)
      return (
        all.includes(skill) ||
        prerequisitesOf(skill).some(({ skill: first, anyOf }) => anyOf?.includes(first))
      )
    })
    expect(wrong).toEqual([])
  })

  it('have no circle, whichever variant a person takes', () => {
    const circles: string[] = []
    const done = new Set<string>()
    const walk = (skill: string, path: readonly string[]): void => {
      if (path.includes(skill)) {
        circles.push([...path.slice(path.indexOf(skill)), skill].join(' > '))
        return
      }
      if (done.has(skill)) return
      for (const next of variants(skill)) walk(next, [...path, skill])
      done.add(skill)
    }
    for (const skill of authored) walk(skill, [])
    expect(circles).toEqual([])
  })

  it('let someone who knows nothing reach every skill in at most six steps', () => {
    const depths = findDepths()
    expect(authored.filter((skill) => !depths.has(skill))).toEqual([])
    expect(Math.max(...depths.values())).toBeLessThanOrEqual(6)
  })

  it('put basics before what is built on them', () => {
    const depths = findDepths()
    const order: [string, string][] = [
      ['HTML', 'CSS'],
      ['CSS', 'React'],
      ['JavaScript', 'TypeScript'],
      ['React', 'Next.js'],
      ['Linux', 'Docker'],
      ['Docker', 'Kubernetes'],
      ['Kubernetes', 'Helm'],
      ['AWS', 'Terraform'],
      ['SQL', 'dbt'],
      ['Machine Learning', 'PyTorch'],
      ['Machine Learning', 'MLOps'],
      ['Agile', 'Scrum'],
      ['Team Leadership', 'People Management'],
      ['System Design', 'Solution Architecture'],
    ]
    const depth = (skill: string) => depths.get(skill) ?? Number.NaN
    expect(order.filter(([first, then]) => !(depth(first) < depth(then)))).toEqual([])
  })

  it('explain themselves in one short sentence', () => {
    const whys = authored.flatMap((skill) => prerequisitesOf(skill).map(({ why }) => why))
    expect(whys.filter((why) => !/^\S.{15,120}\.$/.test(why))).toEqual([])
  })

  it('name known sources', () => {
    const named = authored.flatMap((skill) => prerequisitesOf(skill).map(({ source }) => source))
    expect(named.filter((source) => source !== 'editorial' && !(source in sources))).toEqual([])
  })

  it('let Terraform wait for a cloud, whichever it is', () => {
    expect(prerequisitesOf('Terraform')).toMatchObject([{ skill: 'AWS', anyOf: ['Azure', 'Google Cloud'] }])
  })

  it('are empty for a skill that no role asks for', () => {
    expect(prerequisitesOf('COBOL')).toEqual([])
  })
})

const wholes = Map.groupBy(
  skills.flatMap(({ name: whole }) => partsOf(whole).map((part) => ({ part, whole }))),
  ({ part }) => part,
)
const wholesOf = (skill: string): string[] => (wholes.get(skill) ?? []).map(({ whole }) => whole)

describe('parts and wholes', () => {
  it('name only skills of the taxonomy', () => {
    const all = Object.entries(furtherWholes).flatMap(([part, wholes]) => [part, ...wholes])
    expect(all.filter((name) => !names.has(name))).toEqual([])
    expect(wholesOf('Amazon S3')).toEqual(['AWS'])
    expect(partsOf('AWS')).toContain('Amazon S3')
  })

  it('have no circle', () => {
    const above = (skill: string, path: readonly string[]): boolean =>
      path.includes(skill) || wholesOf(skill).some((whole) => above(whole, [...path, skill]))
    expect(skills.map(({ name }) => name).filter((name) => above(name, []))).toEqual([])
  })

  it('do not take a tool for a part of the language it is written in', () => {
    expect(wholesOf('React')).toEqual([])
    expect(wholesOf('PostgreSQL')).toEqual([])
  })
})

describe('similar skills', () => {
  it('name only skills of the taxonomy, never twice and never themselves', () => {
    const all = [...sameKind.flat(), ...sharedIdeas.flat()]
    expect(all.filter((name) => !names.has(name))).toEqual([])
    for (const name of new Set(all)) {
      const found = similarTo(name).map(({ skill }) => skill)
      expect(new Set(found).size, name).toBe(found.length)
      expect(found).not.toContain(name)
    }
  })

  it('go both ways with the same likeness', () => {
    for (const name of new Set([...sameKind.flat(), ...sharedIdeas.flat()])) {
      for (const { skill, likeness, source } of similarTo(name)) {
        expect(similarTo(skill)).toContainEqual({ skill: name, likeness, source })
      }
    }
  })

  it('say what is measured and what is judged', () => {
    expect(similarTo('PyTorch')).toContainEqual({
      skill: 'TensorFlow',
      likeness: 'same kind',
      source: 'POSTINGS',
    })
    expect(similarTo('Parcel')).toContainEqual({
      skill: 'Rollup',
      likeness: 'same kind',
      source: 'editorial',
    })
  })
})

describe('implied skills', () => {
  it('name only skills of the taxonomy', () => {
    const all = [furtherImplications, notSurely].flatMap((table) =>
      Object.entries(table).flatMap(([skill, list]) => [skill, ...list]),
    )
    expect(all.filter((name) => !names.has(name))).toEqual([])
  })

  it('follow one from the other to the end', () => {
    expect(impliedBy('Next.js')).toEqual(expect.arrayContaining(['React', 'JavaScript', 'HTML']))
    expect(impliedBy('Spring Boot')).toEqual(expect.arrayContaining(['Spring', 'Java']))
    expect(impliedBy('Amazon EKS')).toEqual(expect.arrayContaining(['AWS', 'Kubernetes', 'Containerization']))
    expect(impliedBy('dbt')).toContain('SQL')
  })

  it('never run in a circle', () => {
    expect(skills.map(({ name }) => name).filter((name) => impliedBy(name).includes(name))).toEqual([])
    const mutual = authored.filter((name) => impliedBy(name).some((other) => impliedBy(other).includes(name)))
    expect(mutual).toEqual([])
  })

  it('do not take a ticket tool for the practice around it, or a design tool for design', () => {
    expect(impliedBy('Jira')).not.toContain('Project Management')
    expect(impliedBy('Figma')).not.toContain('UI/UX Design')
    expect(impliedBy('Python')).toEqual([])
    expect(impliedBy('A/B Testing')).not.toContain('Statistics')
    expect(impliedBy('Firebase')).not.toContain('Google Cloud')
    expect(impliedBy('TLS')).not.toContain('Cryptography')
    expect(impliedBy('PyQt')).toEqual(['Python'])
  })

  it('never imply what can be replaced by an alternative', () => {
    expect(impliedBy('Terraform')).not.toContain('AWS')
    expect(impliedBy('Docker')).not.toContain('Kubernetes')
  })
})
