import type { AuthoredStatements } from './authored-statement.ts'

export const productStatements: AuthoredStatements = {
  roles: ['Product Manager', 'Technical Project Manager'],
  trends: [
    {
      facts: 'product.trends.1',
      text: 'Tech companies had more than 7,300 product manager roles open in early 2026, 75% more than at the low of 2023.',
      sources: ['LENNY26'],
      year: '2026',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.trends.2',
      text: 'SQL, Jira and experience with large language models were the hard skills most asked of product managers.',
      sources: ['JOBADS_PM'],
      year: '2024',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.trends.3',
      text: 'US employers had 1,066,670 project management specialists in May 2025, 6.0% more than a year earlier, at a median of $102,320.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Technical Project Manager'],
    },
    {
      facts: 'product.trends.4',
      text: 'More than one in five open product roles were in the San Francisco Bay Area.',
      sources: ['JOBADS_PM'],
      year: '2024',
      roles: ['Product Manager'],
    },
  ],
  opportunities: [
    {
      facts: 'product.opportunities.1',
      text: 'Up to 29.8 million more project professionals may be needed worldwide by 2035.',
      sources: ['PMI25'],
      year: '2025',
      roles: ['Technical Project Manager'],
    },
    {
      facts: 'product.opportunities.2',
      text: 'Jobs for project management specialists are projected to grow 6.7% from 2025 to 2035, with 76,500 openings a year.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Technical Project Manager'],
    },
    {
      facts: 'product.opportunities.3',
      text: 'Visa filings for product managers offered a median of $169,100, and $215,525 at staff level and above.',
      sources: ['LCA25'],
      year: '2025',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.opportunities.4',
      text: 'Programs pay more than projects: visa filings offered technical program managers a median of $173,660 and technical project managers $116,500.',
      sources: ['LCA25'],
      year: '2025',
      roles: ['Technical Project Manager'],
    },
  ],
  challenges: [
    {
      facts: 'product.challenges.1',
      text: 'Remote product roles were down 35% from their peak.',
      sources: ['JOBADS_PM'],
      year: '2024',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.challenges.2',
      text: 'Scrum master was among the fastest-shrinking roles.',
      sources: ['JOBADS_PM'],
      year: '2024',
    },
    {
      facts: 'product.challenges.3',
      text: 'There is no official occupation for software product managers, so their official pay figures come from a neighboring one.',
      sources: ['ONET29'],
      year: '2025',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.challenges.4',
      text: 'After inflation, median pay for project management specialists fell 0.8% in the year to May 2025.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Technical Project Manager'],
    },
  ],
  recommendations: [
    {
      facts: 'product.recommendations.1',
      text: 'Learn SQL: of the 30 US product managers who answered the developer survey, 60.0% use it.',
      sources: ['SO25_ROLE'],
      year: '2025',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.recommendations.2',
      text: 'Know your way around Jira: O*NET marks it as in demand for IT project managers.',
      sources: ['ONET29'],
      year: '2025',
    },
    {
      facts: 'product.recommendations.3',
      text: 'Build prototypes with AI tools. Hands-on experience with large language models is now a skill that postings name.',
      sources: ['JOBADS_PM'],
      year: '2024',
      roles: ['Product Manager'],
    },
    {
      facts: 'product.recommendations.4',
      text: 'Move from project to program scope: in visa filings, the two medians are $57,160 apart.',
      sources: ['LCA25'],
      year: '2025',
      roles: ['Technical Project Manager'],
    },
  ],
}
