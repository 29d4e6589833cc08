import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { findSkills } from '../../../text/find-skills.ts'
import type { OptimizeInput, ParsedResume, ResumeSources } from '../../resume-model.ts'

export const makeDocument = (given: Partial<ResumeDocument> = {}): ResumeDocument => ({
  ...emptyResume(),
  sectionOrder: ['summary', 'work', 'education', 'skills'],
  ...given,
})

export const makeJob = (given: Partial<ResumeWork> & { highlights: string[] }): ResumeWork => ({
  position: 'IT Support Specialist',
  name: 'Brightwater Clinics',
  startDate: '2019-03',
  endDate: '2021-02',
  ...given,
})

const textsByPointer = (value: unknown, pointer: string): [string, string][] => {
  if (typeof value === 'string') return [[pointer, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsByPointer(item, `${pointer}/${key}`))
}

/** A document as parsed from a file with one line for each text. */
export const makeParsed = (document: ResumeDocument, language = 'en'): ParsedResume => {
  const { sectionOrder: _, ...content } = document
  const texts = textsByPointer(content, '')
  const sources: ResumeSources = Object.fromEntries(
    texts.map(([pointer, text], at) => [pointer, [{ page: 1, line: at + 1, text }]]),
  )
  const skills = [...new Set(texts.flatMap(([, text]) => findSkills({ text }).map(({ name }) => name)))]
  return { document, sources, skills, language }
}

export const makeRead = (parsed: ParsedResume, given: Partial<ReadDocument> = {}): ReadDocument => ({
  format: 'pdf',
  pageCount: 1,
  lines: Object.values(parsed.sources).flatMap((lines) =>
    lines.map(({ text, page }): ReadLine => ({ text, page })),
  ),
  links: [],
  notices: [],
  ...given,
})

export const makeInput = (
  document: ResumeDocument,
  given: Partial<OptimizeInput> & { language?: string } = {},
): OptimizeInput => {
  const { language, ...input } = given
  const parsed = makeParsed(document, language)
  return { read: makeRead(parsed), parsed, targetRole: 'Security Engineer', today: '2026-11-20', ...input }
}

export const mayaDocument = (): ResumeDocument =>
  makeDocument({
    basics: {
      name: 'Maya Okafor',
      label: 'IT Support Specialist',
      email: 'maya.okafor@example.com',
      phone: '(919) 555-0142',
      location: { text: 'Raleigh, NC' },
      profiles: [],
    },
    work: [
      makeJob({
        position: 'Help Desk Technician',
        name: 'Carolina Freight',
        startDate: '2019-06',
        endDate: '2021-02',
        highlights: [
          'I resolved about 40 tickets a week across three sites',
          'Was responsible for replacing shared warehouse logins with named accounts and documenting the process.',
          'Helped to migrate the phone system in order to cut costs',
        ],
      }),
      makeJob({
        startDate: '2021-03',
        endDate: undefined,
        current: true,
        highlights: [
          'Responsible for administering joiner, mover and leaver access in active directory and azure',
          'Wrote powershell scripts that disable stale accounts',
          'Successfully moved 310 staff to single sign-on with multi-factor authentication',
          'Reviewing the firewall and splunk alerts every morning & escalate suspected incidents',
          'Laptops were imaged and shipped to new starters',
        ],
      }),
    ],
    skills: [
      {
        keywords: [
          'MS Office',
          'active directory',
          'Azure',
          'Powershell',
          'python',
          'Splunk',
          'Firewalls',
          'linux',
        ],
      },
    ],
    education: [
      {
        institution: 'Wake Technical Community College',
        studyType: 'Associate of Applied Science',
        area: 'Information Technology',
        endDate: '2019',
        courses: [],
        highlights: [],
      },
    ],
    certificates: [{ name: 'CompTIA Security+', date: '2024' }],
  })
