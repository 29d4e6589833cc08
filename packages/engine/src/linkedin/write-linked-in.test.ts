import { linkedInLimits } from '@nextrung/contract/linkedin'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { optimizeResume } from '../resumes/optimize-resume.ts'
import {
  makeDocument,
  makeInput,
  makeJob,
  mayaDocument,
} from '../resumes/optimizing/testing/make-parsed-resume.ts'
import { writeLinkedIn } from './write-linked-in.ts'

const today = '2026-11-20'

const write = (
  document: ResumeDocument,
  {
    targetRole = 'Security Engineer',
    language = 'en',
  }: { targetRole?: TargetRole | undefined; language?: string } = {},
) => {
  const optimized = optimizeResume(makeInput(document, { targetRole, today, language }))
  return writeLinkedIn({ ...optimized, targetRole, today, language })
}

const writeWithoutRole = (document: ResumeDocument) => {
  const optimized = optimizeResume(makeInput(document, { targetRole: undefined, today }))
  return writeLinkedIn({ ...optimized, targetRole: undefined, today, language: 'en' })
}

describe('the headlines', () => {
  it('name the current title, and a role that is not held as an aim alone', () => {
    const { headlines } = write(mayaDocument())
    expect(headlines).toHaveLength(3)
    for (const { text, characters } of headlines) {
      expect(text).toContain('IT Support Specialist')
      expect(characters).toBe(text.length)
      expect(characters).toBeLessThanOrEqual(linkedInLimits.headline)
    }
    expect(headlines[0]?.text).toContain(
      'IT Support Specialist at Brightwater Clinics | Moving into security engineer roles',
    )
    expect(headlines[1]?.text).toMatch(/^Aspiring security engineer \| IT Support Specialist/)
    const withoutAim = headlines.map(({ text }) =>
      text.replace(/(?:Aspiring|Moving into) security engineer/i, ''),
    )
    expect(withoutAim.join(' ')).not.toMatch(/security engineer/i)
  })

  it('give a figure exactly as in the resume, with its line', () => {
    const { headlines } = write(mayaDocument())
    const figure = headlines[2]?.parts.find(({ text }) => /\d/.test(text))
    expect(figure?.text).toMatch(/310 staff|40 tickets/)
    expect(figure?.sources).toHaveLength(1)
    expect(figure?.sources[0]?.text).toMatch(/310 staff|40 tickets/)
  })

  it('state no goal if the person already has the role, and inflate no title', () => {
    const { headlines } = write(
      makeDocument({
        work: [
          makeJob({
            position: 'Security Analyst',
            current: true,
            endDate: undefined,
            highlights: ['Triaged 60 alerts a day in Splunk'],
          }),
        ],
        skills: [{ keywords: ['Splunk', 'Python', 'Linux'] }],
      }),
    )
    const all = headlines.map(({ text }) => text).join('\n')
    expect(all).toContain('Security Analyst')
    expect(all).not.toMatch(/aspiring|moving into|engineer|senior/i)
  })

  it('fit the limit when title, employer and skills are long', () => {
    const { headlines } = write(
      makeDocument({
        work: [
          makeJob({
            position: 'Regional Information Technology Support Specialist',
            name: `${'Very Long Hospital Group '.repeat(3)}Trust`,
            current: true,
            endDate: undefined,
            highlights: [`Moved 310 staff ${'and their many devices '.repeat(6)}to single sign-on`],
          }),
        ],
        skills: [
          {
            keywords: [
              'Microsoft Entra ID',
              'Identity & Access Management',
              'Vulnerability Management',
              'Penetration Testing',
              'Incident Response',
            ],
          },
        ],
      }),
    )
    for (const { characters } of headlines) expect(characters).toBeLessThanOrEqual(linkedInLimits.headline)
  })
})

describe('the About', () => {
  const about = () => write(mayaDocument()).about

  it('opens with who the person is, tells achievements with figures as given, skills, and what they look for', () => {
    const { text, characters } = about()
    expect(text).toMatch(
      /^I am an IT Support Specialist at Brightwater Clinics, with \d years of experience\.\n\n/,
    )
    expect(text).toContain('I moved 310 staff to single sign-on')
    expect(text).toContain('CompTIA Security+')
    expect(text).toMatch(/\n\nI am looking for a security engineer role\.$/)
    expect(characters).toBe(text.length)
    expect(characters).toBeLessThanOrEqual(linkedInLimits.about)
  })

  it('has for each sentence the lines behind it, and for the aim the chosen role', () => {
    const { text, parts } = about()
    for (const part of parts) {
      expect(text).toContain(part.text)
      expect(part.sources.length > 0).toBe(part.basis !== 'aim')
    }
    expect(parts.filter(({ basis }) => basis === 'aim')).toHaveLength(1)
  })

  it('calls its own what the person wrote, and not what was reworded before', () => {
    const document = makeDocument({
      work: [
        makeJob({
          highlights: ['Was responsible for managing 40 firewalls', 'Wrote 12 runbooks for the night shift'],
        }),
      ],
    })
    const { headlines, about: own } = write(document)
    const bases = [...headlines, own].flatMap(({ parts }) => parts).map(({ text, basis }) => [text, basis])
    expect(bases).toContainEqual(['Managed 40 firewalls', 'reworded'])
    expect(bases).toContainEqual(['IT Support Specialist', 'kept'])
  })

  it('keeps what was only helped with', () => {
    const document = makeDocument({
      work: [makeJob({ highlights: ['Helped to migrate 40 servers to Azure for the security team'] })],
    })
    expect(write(document).about.text).toContain('I helped migrate 40 servers')
  })

  it('tells a job that ended as one that ended', () => {
    const document = makeDocument({ work: [makeJob({ highlights: ['Manage 40 firewalls'] })] })
    const { text } = write(document).about
    expect(text).toContain('I have worked as an IT Support Specialist')
    expect(text).not.toContain('I manage')
  })

  it('does not make a deed of the person of what was done to them', () => {
    const document = makeDocument({
      work: [makeJob({ highlights: ['Awarded employee of the year 2020 among 310 staff'] })],
    })
    const { text } = write(document).about
    expect(text).toContain('From my work at Brightwater Clinics: Awarded employee of the year')
    expect(text).not.toContain('I awarded')
  })

  it('has no address and no telephone number in it', () => {
    const document = makeDocument({
      work: [
        makeJob({
          highlights: [
            'Ran the desk of 40 people, reachable at desk@example.com',
            'Answered (919) 555-0142 for 310 staff',
          ],
        }),
      ],
    })
    const { about: own, headlines } = write(document)
    expect([own.text, ...headlines.map(({ text }) => text)].join(' ')).not.toMatch(/@|555/)
  })

  it('looks for nothing without a target role, and says how to change that', () => {
    const { about: own, suggestions } = writeWithoutRole(mayaDocument())
    expect(own.text).not.toContain('looking for')
    expect(suggestions).toContainEqual(expect.stringContaining('Choose a target role'))
  })
})

describe('a thin resume', () => {
  it('gets a short, honest text and what to add', () => {
    const { headlines, about, suggestions } = write(
      makeDocument({ basics: { name: 'Nia Adeyemi', profiles: [] } }),
    )
    expect(headlines.map(({ text }) => text)).toEqual(
      ['Aspiring security engineer', 'Moving into security engineer roles'].reverse(),
    )
    expect(about.text).toBe('I am looking for a security engineer role.')
    expect(suggestions.length).toBeGreaterThan(2)
  })

  it('is never answered with nothing', () => {
    const { headlines, about } = writeWithoutRole(makeDocument())
    expect(headlines[0]?.text.length).toBeGreaterThan(0)
    expect(about.text.length).toBeGreaterThan(0)
  })
})

describe('a resume in another language', () => {
  const german = () =>
    makeDocument({
      work: [
        makeJob({
          position: 'Datenbankadministrator',
          name: 'Elbtal Versicherung AG',
          highlights: ['Betrieb von 120 PostgreSQL-Datenbanken und Aufbau der Replikation'],
        }),
      ],
      skills: [{ keywords: ['PostgreSQL', 'Linux', 'Ansible'] }],
    })

  it('keeps to its own words, and says so', () => {
    const { headlines, about, suggestions } = write(german(), { targetRole: 'Data Engineer', language: 'de' })
    const all = [about, ...headlines]
    expect(
      all.flatMap(({ parts }) => parts).every(({ basis, sources }) => basis === 'kept' && sources.length > 0),
    ).toBe(true)
    expect(all.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:I am|skills|looking|at|roles)\b/)
    expect(about.text).toContain('Betrieb von 120 PostgreSQL-Datenbanken')
    expect(suggestions[0]).toContain('in German')
  })
})
