import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { getRole } from './roles.ts'
import { impliedBy } from './skill-relations.ts'
import { skills } from './skills.ts'
import { sources } from './sources.ts'
import type { Carried } from './transitions/carried.ts'
import { demandsByRole } from './transitions/demands.ts'
import { everydaySkills } from './transitions/everyday-skills.ts'
import { learningAreas } from './transitions/learning-areas.ts'
import { learningWords } from './transitions/learning-words.ts'
import { authoredOrigins } from './transitions/origins.ts'
import { relatedWork } from './transitions/related-work.ts'
import { roleStrengths } from './transitions/role-strengths.ts'
import { getOriginMove, getRoleMove, origins } from './transitions.ts'

const names = new Set(skills.map(({ name }) => name))
const required = (role: TargetRole) => getRole(role).requiredSkills
const pairs = targetRoles.flatMap((from) =>
  targetRoles.filter((to) => to !== from).map((to): [TargetRole, TargetRole] => [from, to]),
)
const originPairs = origins.flatMap(({ id }) => targetRoles.map((to): [string, TargetRole] => [id, to]))

const isHeading = (text: string): boolean => /^[A-Z"0-9][^\n]{1,100}[^.!?:;,]$/.test(text)
const isSentence = (text: string): boolean => /^\S[^\n]{15,190}[.?]"?$/.test(text)

const findBadWords = (carried: readonly Carried[]): Carried[] =>
  carried.filter(({ what, why }) => !isHeading(what) || !isSentence(why))

describe('what a role asks for, by area', () => {
  it.each(targetRoles)('holds each required skill of a %s exactly once', (role) => {
    const inAreas = learningAreas[role].flatMap((area) => area.skills)
    expect([...inAreas].sort()).toEqual(
      required(role)
        .map(({ skill }) => skill)
        .sort(),
    )
  })

  it('has a heading for every single skill', () => {
    const wanted = new Set(targetRoles.flatMap((role) => required(role).map(({ skill }) => skill)))
    expect([...wanted].filter((skill) => !(skill in learningWords))).toEqual([])
    expect(Object.values(learningWords).filter((words) => !isHeading(words))).toEqual([])
  })
})

describe.each(targetRoles)('the moves from a %s', (from) => {
  const moves = targetRoles.filter((to) => to !== from).map((to) => getRoleMove(from, to))

  it('bring along three or four different things, each with a reason', () => {
    for (const { to, carriesOver } of moves) {
      expect(carriesOver.length, to).toBeGreaterThanOrEqual(3)
      expect(carriesOver.length, to).toBeLessThanOrEqual(4)
      expect(new Set(carriesOver.map(({ what }) => what)).size, to).toBe(carriesOver.length)
      expect(findBadWords(carriesOver), to).toEqual([])
    }
  })

  it('call new exactly what the role requires and the other does not give', () => {
    const everyday = everydaySkills.get(from) ?? []
    const own = [...required(from).map(({ skill }) => skill), ...everyday]
    const given = new Set(own.flatMap((skill) => [skill, ...impliedBy(skill)]))
    expect(everyday.filter((skill) => !names.has(skill))).toEqual([])
    for (const { to, isNew } of moves) {
      const expected = required(to).filter(
        ({ skill, anyOf = [] }) => ![skill, ...anyOf].some((name) => given.has(name)),
      )
      const found = isNew.flatMap((area) => area.skills)
      expect([...found].sort(), to).toEqual(expected.map(({ skill }) => skill).sort())
      expect(
        isNew.filter(({ what }) => !isHeading(what)),
        to,
      ).toEqual([])
    }
  })

  it('name known sources, and at least three usual moves', () => {
    expect(moves.flatMap((move) => move.sources).filter((source) => !(source in sources))).toEqual([])
    expect(moves.filter(({ usual }) => usual).length).toBeGreaterThanOrEqual(3)
  })
})

describe('moves between roles', () => {
  it('have the kind that the two roles suggest', () => {
    const kinds: [TargetRole, TargetRole, string][] = [
      ['Technical Lead', 'Engineering Manager', 'advance'],
      ['Engineering Manager', 'Technical Lead', 'return'],
      ['Technical Lead', 'Software Engineer', 'return'],
      ['Frontend Developer', 'Full Stack Developer', 'broaden'],
      ['Software Engineer', 'Machine Learning Engineer', 'specialise'],
      ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'sideways'],
      ['Product Manager', 'Data Scientist', 'switch'],
      ['Mobile Developer', 'Data Engineer', 'switch'],
      ['Data Engineer', 'Technical Lead', 'advance'],
      ['Backend Developer', 'Mobile Developer', 'sideways'],
      ['Software Engineer', 'DevOps Engineer', 'sideways'],
      ['Frontend Developer', 'DevOps Engineer', 'switch'],
      ['Engineering Manager', 'Data Scientist', 'switch'],
    ]
    expect(kinds.map(([from, to]) => [from, to, getRoleMove(from, to).kind])).toEqual(kinds)
  })

  it('ask nothing new of someone who stays', () => {
    for (const role of targetRoles) expect(getRoleMove(role, role).isNew).toEqual([])
  })

  it('do not teach SQL to a data engineer or Kubernetes to an SRE', () => {
    const learns = (from: TargetRole, to: TargetRole) =>
      getRoleMove(from, to).isNew.flatMap((area) => area.skills)
    expect(learns('Data Engineer', 'Backend Developer')).not.toContain('SQL')
    expect(learns('Site Reliability Engineer (SRE)', 'DevOps Engineer')).not.toContain('Kubernetes')
    expect(learns('Frontend Developer', 'Full Stack Developer')).toContain('SQL')
    expect(learns('Frontend Developer', 'Full Stack Developer')).not.toContain('JavaScript')
    expect(learns('Security Engineer', 'Full Stack Developer')).not.toContain('Git')
    expect(learns('Backend Developer', 'Technical Project Manager')).not.toContain('Jira')
  })

  it('have a usual move into every role but none that nobody makes', () => {
    const usual = pairs.filter(([from, to]) => getRoleMove(from, to).usual)
    expect(usual.length).toBeGreaterThanOrEqual(60)
    expect(getRoleMove('Product Manager', 'Site Reliability Engineer (SRE)').usual).toBe(false)
  })
})

describe.each(authoredOrigins)(
  'the way from $name',
  ({ id, describes, strengths, titles, moves, skills: held }) => {
    it('is described, with many titles and skills of the taxonomy only', () => {
      expect(isSentence(describes)).toBe(true)
      expect(titles.length).toBeGreaterThanOrEqual(30)
      expect(held.filter((skill) => !names.has(skill))).toEqual([])
      expect(strengths.length).toBeGreaterThanOrEqual(8)
      expect(Object.keys(moves).length).toBeGreaterThanOrEqual(4)
    })

    it('leads into every role with three or four things carried over and a first step', () => {
      for (const to of targetRoles) {
        const { carriesOver, firstStep, isNew } = getOriginMove(id, to)
        expect(carriesOver.length, to).toBeGreaterThanOrEqual(3)
        expect(carriesOver.length, to).toBeLessThanOrEqual(5)
        expect(new Set(carriesOver.map(({ what }) => what)).size, to).toBe(carriesOver.length)
        expect(new Set(carriesOver.map(({ why }) => why)).size, to).toBe(carriesOver.length)
        expect(findBadWords(carriesOver), to).toEqual([])
        expect(firstStep, to).toMatch(/^[A-Z][^\n]{30,260}\.$/)
        expect(isNew.length, to).toBeGreaterThan(0)
      }
    })
  },
)

describe('origins', () => {
  it('are at least 20, each with its own id and name', () => {
    expect(origins.length).toBeGreaterThanOrEqual(20)
    expect(new Set(origins.map(({ id }) => id)).size).toBe(origins.length)
    expect(new Set(origins.map(({ name }) => name)).size).toBe(origins.length)
  })

  it('say different things to different people about the same role', () => {
    for (const to of targetRoles) {
      const headings = origins.map(({ id }) =>
        getOriginMove(id, to)
          .carriesOver.map(({ what }) => what)
          .join(),
      )
      expect(new Set(headings).size, to).toBe(origins.length)
    }
  })

  it('subtract what people from there can do', () => {
    const learns = (id: string, to: TargetRole) => getOriginMove(id, to).isNew.flatMap((area) => area.skills)
    expect(learns('hospitality', 'Data Engineer')).toEqual(
      expect.arrayContaining(required('Data Engineer').map(({ skill }) => skill)),
    )
    expect(learns('system-administration', 'DevOps Engineer')).not.toContain('Computer Networking')
    expect(learns('accounting', 'Technical Project Manager')).not.toContain('Excel')
  })

  it('say which targets are usual, and which kinds of work are known to be related', () => {
    expect(getOriginMove('graphic-design', 'Frontend Developer')).toMatchObject({
      usual: true,
      sources: ['ONET29'],
    })
    expect(getOriginMove('hospitality', 'Machine Learning Engineer')).toMatchObject({
      usual: false,
      sources: [],
    })
    const ids = origins.map(({ id }) => id)
    expect(Object.keys(relatedWork).filter((id) => !ids.includes(id))).toEqual([])
    const named = originPairs.flatMap(([id, to]) => getOriginMove(id, to).sources)
    expect(named.filter((source) => !(source in sources))).toEqual([])
  })

  it('throw for an origin that does not exist', () => {
    expect(() => getOriginMove('astronaut', 'Data Engineer')).toThrow(RangeError)
  })
})

describe('the words behind the moves', () => {
  it('are headings and sentences', () => {
    const strengths = [
      ...Object.values(roleStrengths),
      ...authoredOrigins.map((origin) => origin.strengths),
    ].flat()
    expect(strengths.map(([, what]) => what).filter((what) => !isHeading(what))).toEqual([])
    const whys = Object.values(demandsByRole).flatMap((demands) => Object.values(demands))
    expect(whys.filter((why) => !isSentence(why))).toEqual([])
    expect(whys.filter((why, at) => whys.indexOf(why) !== at)).toEqual([])
  })

  it('name what an origin teaches so that a story about anyone can quote it', () => {
    const headings = originPairs.flatMap(([id, to]) =>
      getOriginMove(id, to).carriesOver.map(({ what }) => what),
    )
    expect(headings.filter((what) => /\byou(r|rself)?\b/i.test(what))).toEqual([])
  })

  it('never say the same reason twice in one move', () => {
    const doubled = [
      ...pairs.map(([from, to]) => getRoleMove(from, to)),
      ...originPairs.map(([id, to]) => getOriginMove(id, to)),
    ].filter(({ carriesOver }) => new Set(carriesOver.map(({ why }) => why)).size < carriesOver.length)
    expect(doubled).toEqual([])
  })

  it('do not promise success or flatter', () => {
    const text = JSON.stringify([
      ...pairs.map(([from, to]) => getRoleMove(from, to)),
      ...originPairs.map(([id, to]) => getOriginMove(id, to)),
    ])
    expect(text).not.toMatch(
      /guarantee|perfect(ly)? (fit|suited)|dream job|amazing|rock ?star|ninja|passion|easily land/i,
    )
  })
})
