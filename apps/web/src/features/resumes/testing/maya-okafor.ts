import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'

export const document: ResumeDocument = {
  basics: {
    name: 'Maya Okafor',
    label: 'IT Support Specialist',
    email: 'maya.okafor@example.com',
    phone: '(919) 555-0142',
    location: { text: 'Raleigh, NC' },
    profiles: [],
    summary: 'IT support specialist with seven years in healthcare and freight networks.',
  },
  work: [
    {
      name: 'Brightwater Clinics',
      position: 'IT Support Specialist',
      startDate: '2021-03',
      current: true,
      highlights: [
        'Moved 310 staff to single sign-on, which reduced repeat password tickets.',
        'Wrote PowerShell scripts that disable stale accounts.',
        'Administer joiner, mover and leaver access in Active Directory and Azure.',
      ],
    },
  ],
  projects: [],
  skills: [{ name: 'Systems', keywords: ['Active Directory', 'Azure', 'PowerShell'] }],
  education: [],
  certificates: [{ name: 'CompTIA Security+', date: '2024' }],
  languages: [],
  other: [],
  sectionOrder: ['summary', 'work', 'skills', 'certificates'],
}

const kept = (line: number, text: string) => ({
  mark: 'kept' as const,
  sources: [{ page: 1, line, text }],
  changes: [],
})

export const evidence: ResumeEvidence = {
  '/basics/summary': kept(4, 'IT support specialist with seven years in healthcare and freight networks.'),
  '/work/0/highlights/0': {
    mark: 'reworded',
    sources: [
      { page: 1, line: 14, text: 'Did the SSO rollout (310 people), way less repeat password tickets' },
    ],
    changes: ['Verb first', 'Abbreviations written out'],
  },
  '/work/0/highlights/1': {
    mark: 'needs-number',
    sources: [{ page: 1, line: 15, text: 'Wrote PowerShell scripts that disable stale accounts.' }],
    changes: [],
    question: 'How many accounts, or how many hours a month?',
  },
  '/work/0/highlights/2': kept(
    16,
    'Administer joiner, mover and leaver access in Active Directory and Azure.',
  ),
  '/skills/0/keywords/0': kept(20, 'AD, Azure, Powershell'),
  '/skills/0/keywords/2': {
    mark: 'reworded',
    sources: [{ page: 1, line: 20, text: 'AD, Azure, Powershell' }],
    changes: ['Names written in full'],
  },
  '/certificates/0': kept(22, 'CompTIA Security+, 2024'),
}

export const suggestions = [
  'Add a number to the PowerShell line.',
  'Name one incident you escalated and what happened next.',
]

/** A version with only the specified fields. */
export const makeMinimalRow = (over: Record<string, unknown> = {}) => ({
  id: 7,
  status: 'completed',
  version: 2,
  createdAt: new Date(2026, 10, 20, 14, 2).toISOString(),
  originalContent: 'maya okafor it support',
  optimizedContent: 'Maya Okafor\nIT Support Specialist',
  skills: ['PowerShell', 'Azure'],
  feedback: JSON.stringify(suggestions),
  ...over,
})

/** A version as our own server returns it. */
export const makeRow = (over: Record<string, unknown> = {}) => ({
  ...makeMinimalRow(),
  userId: 1,
  comparisonResult: null,
  targetRole: 'Security Engineer',
  fileName: 'resume.pdf',
  document,
  evidence,
  engine: 'built-in',
  ...over,
})
