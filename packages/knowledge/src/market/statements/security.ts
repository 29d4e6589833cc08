import type { AuthoredStatements } from './authored-statement.ts'

export const securityStatements: AuthoredStatements = {
  roles: ['Security Engineer'],
  trends: [
    {
      facts: 'security.trends.1',
      text: 'US employers had 190,650 information security analysts in May 2025, 6.3% more than a year earlier, at a median of $129,180.',
      sources: ['OEWS25'],
      year: '2025',
    },
    {
      facts: 'security.trends.2',
      text: 'More teams lack skills: 59% report critical or significant needs, up from 44% in 2024.',
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.trends.3',
      text: 'The skills teams need most are AI (41%) and cloud security (36%).',
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.trends.4',
      text: 'Cuts have stopped growing: 36% report budget cuts and 24% report layoffs, each down one point from the year before.',
      sources: ['ISC2_25'],
      year: '2025',
    },
  ],
  opportunities: [
    {
      facts: 'security.opportunities.1',
      text: 'Jobs for information security analysts are projected to grow 21.0% from 2025 to 2035, with 14,100 openings a year.',
      sources: ['EP2535'],
      year: '2026',
    },
    {
      facts: 'security.opportunities.2',
      text: 'After AI and cloud, teams ask for risk assessment, application security, security engineering and governance.',
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.opportunities.3',
      text: 'In February 2026, cybersecurity engineers and analysts were among the most sought-after positions.',
      sources: ['COMPTIA26'],
      year: '2026',
    },
    {
      facts: 'security.opportunities.4',
      text: 'In the 2025 developer survey, median self-reported pay for security professionals in the US was $151,500, from 52 answers.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
  ],
  challenges: [
    {
      facts: 'security.challenges.1',
      text: "Money is short: 33% of organizations lack the means to staff their security teams, and 29% can't afford the skills they need.",
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.challenges.2',
      text: '88% of organizations felt at least one significant consequence of a skills shortage.',
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.challenges.3',
      text: '72% say that cutting security staff makes a breach more likely.',
      sources: ['ISC2_25'],
      year: '2025',
    },
    {
      facts: 'security.challenges.4',
      text: "A first job is hard to find: about 10% of the security postings in one recruiter's report asked for two years of experience or less.",
      sources: ['CRUX'],
      year: 'undated',
    },
  ],
  recommendations: [
    {
      facts: 'security.recommendations.1',
      text: 'Learn Bash, Python and PowerShell: 86.3%, 84.3% and 60.8% of the 51 US security professionals in the survey use them.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'security.recommendations.2',
      text: 'Learn the security controls of one cloud. O*NET marks both AWS and Azure as in demand for the occupation.',
      sources: ['ONET29'],
      year: '2025',
    },
    {
      facts: 'security.recommendations.3',
      text: 'Practice with a SIEM. O*NET marks Splunk as in demand for both security occupations.',
      sources: ['ONET29'],
      year: '2025',
    },
    {
      facts: 'security.recommendations.4',
      text: 'Learn to secure AI systems: AI is the skill that teams lack most (41%).',
      sources: ['ISC2_25'],
      year: '2025',
    },
  ],
}
