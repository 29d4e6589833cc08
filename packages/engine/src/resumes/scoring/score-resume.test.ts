import { readFileSync } from 'node:fs'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LearnedSkill } from '../../person/known-skills.ts'
import {
  makeDocument,
  makeJob,
  makeParsed,
  makeRead,
  mayaDocument,
} from '../optimizing/testing/make-parsed-resume.ts'
import { scoreResume } from './score-resume.ts'
import { generalPartKeys, rolePartKeys, type ScorePartKey, scoreWeights } from './score-weights.ts'

const today = '2026-11-20'

const score = (document: ResumeDocument, targetRole: TargetRole | undefined = 'Security Engineer') => {
  const parsed = makeParsed(document)
  return scoreResume({ document, read: makeRead(parsed), skills: [], targetRole, today })
}

const general = (document: ResumeDocument) => {
  const parsed = makeParsed(document)
  return scoreResume({ document, read: makeRead(parsed), skills: [], targetRole: undefined, today })
}

const partOf = (document: ResumeDocument, name: string) =>
  score(document).parts.find((part) => part.name === name)

const lines = [
  'Wrote PowerShell scripts that disable stale accounts',
  'Reviewed firewall and Splunk alerts every morning',
  'Laptops were imaged and shipped',
  'Responsible for Linux servers and patching',
  'Resolved 40 tickets a week',
  'Helped with the migration to Azure',
  'Built a React app with Node.js and PostgreSQL on AWS',
]
const outcomes = [
  'Cut ticket time by 35% with Python scripts',
  'Tickets were cut by 40%',
  'Responsible for 310 users at three sites, saving 5 hours a week',
  'We reduced costs by $20,000',
]
const keywords = ['Python', 'AWS', 'Linux', 'SIEM', 'Docker', 'Jira', 'Kubernetes', 'Bash', 'Go']
const dates = ['2019', '2020-05', '2022-01', '2024-03', undefined]

const jobs = fc
  .record({
    position: fc.constantFrom('Security Analyst', 'Cook', 'Software Engineer', undefined),
    startDate: fc.constantFrom(...dates),
    endDate: fc.constantFrom(...dates),
    current: fc.boolean(),
    highlights: fc.array(fc.constantFrom(...lines, ...outcomes), { maxLength: 8 }),
    filler: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ filler, ...job }) => makeJob({ ...job, summary: 'word '.repeat(filler) }))

const documents = fc
  .record({
    work: fc.array(jobs, { minLength: 1, maxLength: 3 }),
    keywords: fc.uniqueArray(fc.constantFrom(...keywords)),
    label: fc.constantFrom('Security Analyst', undefined),
  })
  .map((given) =>
    makeDocument({
      basics: { profiles: [], label: given.label },
      work: given.work,
      skills: [{ keywords: given.keywords }],
    }),
  )

const roles = fc.constantFrom(...targetRoles, undefined)
const scoreFor = (document: ResumeDocument, role: TargetRole | undefined) =>
  role ? score(document, role) : general(document)

describe('for every resume', () => {
  it('the total is the sum of its parts, each within its bounds, and the most is 100', () => {
    fc.assert(
      fc.property(documents, roles, (document, role) => {
        const { total, parts } = scoreFor(document, role)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
        expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
        expect(parts.every(({ points, most }) => points >= 0 && points <= most)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('the same resume in another order has the same score', () => {
    fc.assert(
      fc.property(documents, roles, (document, role) => {
        const turned: ResumeDocument = {
          ...document,
          work: document.work
            .map((job) => ({ ...job, highlights: job.highlights.toReversed() }))
            .toReversed(),
          skills: document.skills.map((group) => ({ ...group, keywords: group.keywords.toReversed() })),
          sectionOrder: document.sectionOrder.toReversed(),
        }
        expect(scoreFor(turned, role).total).toBe(scoreFor(document, role).total)
        expect(scoreFor(turned, role).parts).toEqual(scoreFor(document, role).parts)
      }),
      { numRuns: 30 },
    )
  })

  it('a line with a result never lowers the score', () => {
    fc.assert(
      fc.property(
        fc.tuple(documents, roles, fc.constantFrom(...outcomes)),
        fc.nat(),
        ([document, role, line], at) => {
          const before = scoreFor(document, role).total
          const after = structuredClone(document)
          after.work[at % after.work.length]?.highlights.push(line)
          expect(scoreFor(after, role).total).toBeGreaterThanOrEqual(before)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('a result added to a line never lowers the score', () => {
    fc.assert(
      fc.property(documents, roles, fc.nat(), (document, role, at) => {
        const before = scoreFor(document, role).total
        const after = structuredClone(document)
        const job = after.work[at % after.work.length]
        const line = job?.highlights[0]
        if (job && line) job.highlights[0] = `${line}, which cut costs by 20%`
        expect(scoreFor(after, role).total).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 50 },
    )
  })

  it('gains come largest first and bring points', () => {
    fc.assert(
      fc.property(documents, roles, (document, role) => {
        const points = scoreFor(document, role).gains.map((gain) => gain.points)
        expect(points).toEqual(points.toSorted((a, b) => b - a))
        expect(points.every((point) => point > 0)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a gain brings exactly what it says', () => {
  it('for contact details', () => {
    const before = general(mayaDocument())
    const gain = before.gains.find(({ what }) => what.includes('link to a profile'))
    const after = mayaDocument()
    after.basics.profiles = [{ network: 'LinkedIn', url: 'https://linkedin.example.com/maya' }]
    expect(general(after).total - before.total).toBe(gain?.points)
  })

  it('for a required skill named in a line', () => {
    const before = score(mayaDocument())
    const gain = before.gains.find(({ what }) => what.includes('Incident Response'))
    const after = mayaDocument()
    const line = 'Reviewing the firewall and splunk alerts every morning & escalate suspected incidents'
    const job = after.work[1]
    if (job)
      job.highlights = job.highlights.map((text) =>
        text === line ? text.replace('escalate suspected incidents', 'incident response as well') : text,
      )
    expect(score(after).total - before.total).toBe(gain?.points)
  })

  it('for numbers in the lines it quotes', () => {
    const before = score(mayaDocument())
    const gain = before.gains.find(({ what }) => what.startsWith('Put a number'))
    expect(gain?.what).toContain('“Was responsible for replacing shared warehouse logins …”')
    const after = mayaDocument()
    for (const job of after.work)
      job.highlights = job.highlights.map((text) =>
        /replacing shared|phone system/.test(text)
          ? text.replace('the process', '12 steps').replace('costs', '12% of costs')
          : text,
      )
    expect(score(after).total - before.total).toBe(gain?.points)
  })
})

it('says in words what the points are made of', () => {
  expect(partOf(mayaDocument(), 'Required skills')?.explanation).toMatch(
    /^9 of 16 required skills, weighted 30 of 53: missing Incident Response \(4\)/,
  )
})

it('lets a narrower skill count for a wider one', () => {
  const document = (skill: string) => makeDocument({ skills: [{ keywords: [skill] }] })
  const java = score(document('Spring Boot'), 'Backend Developer').parts[0]?.points ?? 0
  expect(java).toBeGreaterThanOrEqual(score(document('Java'), 'Backend Developer').parts[0]?.points ?? 0)
  expect(java).toBeGreaterThan(0)
})

it('counts a skill named as basic half, and says so', () => {
  const named = (keyword: string) => {
    const { parts } = score(makeDocument({ skills: [{ keywords: [keyword] }] }), 'Data Engineer')
    return parts.find(({ name }) => name === 'Required skills')
  }
  const [full, half] = [named('Python'), named('Python (basic)')]
  expect(full?.explanation).toContain('weighted 5 of')
  expect(half?.explanation).toContain('weighted 2.5 of')
  expect(half?.explanation).toContain('named as basic or still being learned, which counts half: Python (5)')
})

it('does not count a goal as a skill', () => {
  const summary = 'Cook, moving into a machine learning engineer role.'
  const document = makeDocument({ basics: { summary, profiles: [] } })
  const [required] = score(document, 'Machine Learning Engineer').parts
  expect(required?.points).toBe(0)
})

it('says what else a narrower skill counts for, and names no skill twice', () => {
  const { gains } = score(
    makeDocument({ skills: [{ keywords: ['Python', 'Docker', 'Java'] }] }),
    'Backend Developer',
  )
  const told = gains.map(({ what }) => what).join('\n')
  expect(told).toMatch(/PostgreSQL.* It answers for SQL as well\./)
  expect(told).not.toMatch(/Show .*Python.*Python/)
})

it('never invites invention: asks for a missing skill only if it was used', () => {
  const skillGains = score(mayaDocument()).gains.filter(({ what }) => what.includes('Incident Response'))
  expect(skillGains).toHaveLength(1)
  expect(skillGains[0]?.what).toMatch(
    /^If you have used Incident Response \(or .*\), name it in the line .* where you did\.$/,
  )
})

it('is general without a role, and says so', () => {
  const { role, parts } = general(mayaDocument())
  expect(role).toBeNull()
  expect(parts[0]?.explanation).toContain('This score is general; choose a target role')
  expect(parts.map(({ name }) => name)).not.toContain('Required skills')
})

it('gives an empty resume almost no points', () => {
  expect(score(makeDocument()).total).toBe(0)
})

it('does not count a version number as a result', () => {
  const document = makeDocument({ work: [makeJob({ highlights: ['Supported laptops with Windows 10'] })] })
  expect(partOf(document, 'Results and numbers')?.points).toBe(0)
})

it('counts half what was learned here with a course, until the resume names it', () => {
  const required = (keywords: string[], learned: LearnedSkill[] = []) => {
    const document = makeDocument({ skills: [{ keywords }] })
    const read = makeRead(makeParsed(document))
    const { parts } = scoreResume({
      document,
      read,
      skills: [],
      learned,
      targetRole: 'Security Engineer',
      today,
    })
    return parts.find(({ name }) => name === 'Required skills')
  }
  const course: LearnedSkill = { skill: 'SIEM', kind: 'course', grade: 'full', words: 'SIEM Basics' }
  const [without, taken, named] = [required([]), required([], [course]), required(['SIEM'], [course])]
  expect(without?.points).toBeLessThan(taken?.points ?? 0)
  expect(taken?.points).toBeLessThan(named?.points ?? 0)
  expect(taken?.explanation).toContain('learned here by your own word but not on this resume')
  expect(taken?.explanation).toContain('with “SIEM Basics”')
  expect(named?.explanation).not.toContain('learned here')
})

it('has its weights published', () => {
  const published = readFileSync(new URL('../../../../../docs/score.md', import.meta.url), 'utf8')
  const rows = (keys: ScorePartKey[]) =>
    keys.map((key) => `| ${scoreWeights[key].name} | ${scoreWeights[key].most} | ${scoreWeights[key].full} |`)
  expect(published).toContain(rows(rolePartKeys).join('\n'))
  expect(published).toContain(rows(generalPartKeys).join('\n'))
})
