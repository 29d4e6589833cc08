import type { TargetRole } from '@nextrung/contract/roles'
import type { AuthoredStatement } from './statements/authored-statement.ts'

/** What sources say about first jobs in one role. A role that is missing has no data. */
const entryByRole: Partial<Record<TargetRole, readonly AuthoredStatement[]>> = {
  'Security Engineer': [
    {
      facts: 'security.challenges.4',
      text: "About 10% of the security postings in one recruiter's report asked for two years of experience or less.",
      sources: ['CRUX'],
      year: 'undated',
    },
  ],
}

/** What sources say about first jobs in tech as a whole. */
export const entryInTech: readonly AuthoredStatement[] = [
  {
    facts: 'software.trends.5',
    text: 'Across all US tech postings, 42% asked for five years of experience or more in Q2 2025, up from 37% in Q2 2022.',
    sources: ['INDEED25'],
    year: '2025',
  },
  {
    facts: 'software.challenges.3',
    text: 'In early 2025, tech postings for standard and junior titles were 34% below their pre-pandemic level, and those for senior titles 19%.',
    sources: ['INDEED25'],
    year: '2025',
  },
]

export const getEntryReality = (role: TargetRole): readonly AuthoredStatement[] => entryByRole[role] ?? []
