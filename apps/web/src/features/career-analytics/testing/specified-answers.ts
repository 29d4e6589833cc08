import * as analytics from '@nextrung/contract/career-analytics'
import * as analyticsPanels from '@nextrung/contract/career-analytics-panels'
import type { Row } from '../../../testing/specified.ts'

export const rows: readonly Row[] = [
  {
    call: analytics.getCareerAnalytics,
    answer: {
      medianSalary: 139500,
      demandScore: 59,
      growthRate: '0.9',
      skillsInDemand: ['SQL', 'Python'],
      marketInsights: { trends: ['Up'], opportunities: [], challenges: [], recommendations: ['Learn SQL'] },
    },
  },
  {
    call: analytics.listOpportunities,
    answer: [
      {
        region: 'Dallas, TX',
        opportunityScore: 87,
        topEmployers: ['AT&T'],
        marketConditions: { workLifeBalance: 52, benefitsRating: 42, growthPotential: 68 },
      },
    ],
  },
  {
    call: analyticsPanels.getPayByLevel,
    answer: { role: 'Data Engineer', levels: [], regions: [], asks: [], explanation: '', sources: [] },
  },
  {
    call: analyticsPanels.getOwnSkills,
    answer: { role: 'Data Engineer', resume: null, skills: [], next: [], sources: [] },
  },
]
