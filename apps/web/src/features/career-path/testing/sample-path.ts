import type { CareerPath, CareerPathNode, PathSource, RoleFits } from '@nextrung/contract/career-path'

const oews: PathSource = { title: 'BLS OEWS', year: 'May 2025', url: 'https://www.bls.gov/oes/' }
const onet: PathSource = { title: 'O*NET', year: '2025', url: 'https://www.onetonline.org/' }

const security: CareerPathNode = {
  id: 'target',
  kind: 'target',
  role: 'Security Engineer',
  title: 'Information Security Analyst',
  level: 'Entry',
  timeframe: 'About 8 to 13 months (estimate)',
  skills: ['Linux', 'Python', 'AWS', 'SIEM'],
  requirements: ['Finds and closes weak points before somebody else finds them.'],
  why: ['You chose it as your target role.'],
  held: [
    { skill: 'Linux', weight: 5, grade: 'fully', evidence: 'work', words: 'Ran 40 Linux servers' },
    { skill: 'Python', weight: 4, grade: 'partly', evidence: 'implied', through: 'Django' },
  ],
  missing: [
    { skill: 'AWS', weight: 3, anyOf: ['Azure'], after: ['Linux'], hours: { from: 60, to: 90 } },
    { skill: 'SIEM', weight: 2, anyOf: [], after: [] },
  ],
  time: {
    fromMonths: 8,
    toMonths: 13,
    hoursPerWeek: 8,
    restsOn: ['You lack 2 of 4 required skills.'],
    sources: [onet],
  },
  pay: {
    median: 129180,
    low: 75300,
    high: 191200,
    currency: 'USD',
    what: 'Median pay of information security analysts in the United States',
    source: oews,
    verified: true,
  },
  gain: {
    amount: 68000,
    text: 'The median of your target is $68,000 above that of your work now.',
    sources: [oews],
  },
  demand: { score: 93, text: 'Growth, openings and hiring, weighted.', source: oews },
  carriesOver: [{ what: 'Access management', why: 'You moved 310 staff to single sign-on.' }],
  isNew: [{ what: 'Detection', skills: ['SIEM'] }],
  sources: [onet],
  next: [],
}

const step: CareerPathNode = {
  ...security,
  id: 'step',
  kind: 'next',
  role: 'System Administrator',
  title: 'System Administrator',
  level: 'Mid-level',
  timeframe: 'About 3 to 6 months (estimate)',
  next: [security],
}

const alternative: CareerPathNode = {
  ...security,
  id: 'alternative',
  kind: 'alternative',
  role: 'Cloud Engineer',
  pay: {
    median: 120000,
    currency: 'USD',
    what: 'Median pay of cloud engineers',
    source: oews,
    verified: false,
  },
}

/** Maya Okafor works in support and wants to become a security engineer. */
export const samplePath: CareerPath = {
  id: 'root',
  kind: 'standing',
  role: 'IT Support Specialist',
  level: '7 years',
  timeframe: 'Now',
  skills: ['Linux', 'Django'],
  requirements: [],
  held: [
    { skill: 'Linux', weight: 5, grade: 'fully', evidence: 'work', words: 'Ran 40 Linux servers' },
    { skill: 'Django', weight: 0, grade: 'fully', evidence: 'claimed' },
  ],
  goal: { role: 'Security Engineer', userType: 'transitioner' },
  resume: { id: 7, version: 2, fileName: 'maya.pdf' },
  suggestion: null,
  next: [step, alternative],
}

export const sampleSuggestion = {
  madeAt: '2026-11-20T14:02:00.000Z',
  engine: 'built-in',
  role: 'Security Engineer',
  userType: 'transitioner',
  resume: { id: 7, version: 2, fileName: 'maya.pdf' },
  claimed: ['Django'],
  recommendations: [
    { text: 'Learn AWS after Linux: your target asks for it.', sources: [onet] },
    { text: 'Put your access work first.', sources: [] },
  ],
}

/** Two roles of the ranking; the second pays more. */
export const sampleFits: RoleFits = {
  roles: [
    {
      role: 'Security Engineer',
      rank: 1,
      score: 61,
      reasons: ['You have 2 of 4 required skills.', 'Your title is near.'],
      parts: [{ name: 'Skills', points: 31, most: 50, explanation: 'Linux 5, Python in part.' }],
      held: [{ skill: 'Linux', weight: 5, grade: 'fully', evidence: 'work' }],
      missing: [{ skill: 'AWS', weight: 3, anyOf: [], after: [] }],
      carriesOver: [{ what: 'Access management', why: 'You moved 310 staff to single sign-on.' }],
      pay: { median: 129180, currency: 'USD', what: 'Median pay', source: oews, verified: true },
      demand: { score: 93, text: 'Growth and openings.', source: oews },
      isTarget: true,
    },
    {
      role: 'Data Engineer',
      rank: 2,
      score: 44,
      reasons: ['You have 1 of 9 required skills.'],
      parts: [],
      held: [],
      missing: [],
      carriesOver: [],
      pay: { median: 140000, currency: 'USD', what: 'Median pay', source: oews, verified: true },
      isTarget: false,
    },
  ],
  restsOn: ['Version 2 of your resume.'],
  resume: { id: 7, version: 2, fileName: 'maya.pdf' },
  engine: 'built-in',
}
