import type { AuthoredStatements } from './authored-statement.ts'

export const leadershipStatements: AuthoredStatements = {
  roles: ['Solutions Architect', 'Technical Lead', 'Engineering Manager'],
  trends: [
    {
      facts: 'leadership.trends.1',
      text: 'US employers had 670,570 computer and information systems managers in May 2025, 3.8% more than a year earlier, at a median of $175,140.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.trends.2',
      text: 'Teams are getting bigger: managers of all kinds led 12.1 people on average in 2025, up from 10.9 in 2024. The median stayed at five to six.',
      sources: ['GALLUP25'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.trends.3',
      text: 'Managers stay hands-on: 97% of them, in all kinds of work, do work of their own besides managing.',
      sources: ['GALLUP25'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.trends.4',
      text: 'Few people hold these titles: architects gave 6.1% and engineering managers 2.5% of the answers to the developer survey.',
      sources: ['SO25_DEVTYPE'],
      year: '2025',
      roles: ['Solutions Architect', 'Engineering Manager'],
    },
    {
      facts: 'leadership.trends.5',
      text: 'AI makes delivery faster, and also less stable. How much it helps depends on the organization around it.',
      sources: ['DORA25'],
      year: '2025',
    },
  ],
  opportunities: [
    {
      facts: 'leadership.opportunities.1',
      text: 'Jobs for computer and information systems managers are projected to grow 15.8% from 2025 to 2035, with 53,500 openings a year.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.opportunities.2',
      text: 'In the 2025 developer survey, median self-reported pay in the US was $200,000 for engineering managers and $180,000 for software or solutions architects.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'leadership.opportunities.3',
      text: 'Senior roles held up better: in early 2025, tech postings for senior people and managers were 19% below their pre-pandemic level, and standard and junior ones 34%.',
      sources: ['INDEED25'],
      year: '2025',
    },
    {
      facts: 'leadership.opportunities.4',
      text: 'O*NET names software developer as the occupation closest to computer and information systems manager.',
      sources: ['ONET29'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
  ],
  challenges: [
    {
      facts: 'leadership.challenges.1',
      text: 'Across all kinds of work, 13% of managers now lead 25 people or more.',
      sources: ['GALLUP25'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.challenges.2',
      text: 'Large technology companies have cut layers of management.',
      sources: ['GALLUP25'],
      year: '2025',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.challenges.3',
      text: 'These roles come later in a career: in the US survey, architects had been coding for a median of 28 years and engineering managers for 25.',
      sources: ['SO25_ROLE'],
      year: '2025',
      roles: ['Solutions Architect', 'Engineering Manager'],
    },
    {
      facts: 'leadership.challenges.4',
      text: 'After inflation, median pay for computer and information systems managers fell 0.1% in the year to May 2025.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Engineering Manager'],
    },
  ],
  recommendations: [
    {
      facts: 'leadership.recommendations.1',
      text: 'Stay hands-on with code: 76.5% of US engineering managers and 79.1% of architects in the survey still use JavaScript, and over 60% use Python.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'leadership.recommendations.2',
      text: 'Learn one cloud in depth. O*NET marks AWS and Azure as in demand for architects and for IT managers.',
      sources: ['ONET29'],
      year: '2025',
    },
    {
      facts: 'leadership.recommendations.3',
      text: 'When you lead people, keep your own work under 40% of your time.',
      sources: ['GALLUP25'],
      year: '2026',
      roles: ['Engineering Manager', 'Technical Lead'],
    },
    {
      facts: 'leadership.recommendations.4',
      text: 'Plan the move with a published ladder. In one with seven levels, tech lead starts at level 4 and engineering manager at level 5.',
      sources: ['LADDER_EL'],
      year: '2022',
      roles: ['Technical Lead', 'Engineering Manager'],
    },
  ],
}
