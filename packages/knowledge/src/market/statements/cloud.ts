import type { AuthoredStatements } from './authored-statement.ts'

export const cloudStatements: AuthoredStatements = {
  roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
  trends: [
    {
      facts: 'cloud.trends.1',
      text: 'Kubernetes is the standard: 82% of those who use containers run it in production, up from 66% in 2023. And 98% of organizations use cloud native techniques.',
      sources: ['CNCF25'],
      year: '2026',
    },
    {
      facts: 'cloud.trends.2',
      text: '77% of organizations have adopted GitOps to some degree, and 60% run CI/CD platforms.',
      sources: ['CNCF25'],
      year: '2026',
    },
    {
      facts: 'cloud.trends.3',
      text: 'Among all developers, 71.1% use Docker, 43.3% AWS, 28.5% Kubernetes, 26.3% Azure, 24.6% Google Cloud and 17.8% Terraform.',
      sources: ['SO25_ALL'],
      year: '2025',
    },
    {
      facts: 'cloud.trends.4',
      text: 'Internal platforms are everywhere: about 90% of organizations have at least one. 90% of software professionals use AI at work.',
      sources: ['DORA25'],
      year: '2025',
    },
    {
      facts: 'cloud.trends.5',
      text: 'Of the organizations that host generative AI models, 66% run them on Kubernetes.',
      sources: ['CNCF25'],
      year: '2026',
    },
  ],
  opportunities: [
    {
      facts: 'cloud.opportunities.1',
      text: 'In the 2025 developer survey, median self-reported pay in the US was $189,000 for cloud infrastructure engineers and $165,000 for DevOps engineers.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'cloud.opportunities.2',
      text: 'Visa filings for site reliability engineers offered a median of $156,000, and $152,500 to $178,500 at senior and staff level.',
      sources: ['LCA25'],
      year: '2025',
      roles: ['Site Reliability Engineer (SRE)'],
    },
    {
      facts: 'cloud.opportunities.3',
      text: 'Computer network architects, the closest official occupation, are projected to grow 7.7%, with 9,600 openings a year.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Cloud Engineer'],
    },
    {
      facts: 'cloud.opportunities.4',
      text: 'Companies want to know what the cloud is worth to them: 64% track its value to business units, and 49% work with unit costs.',
      sources: ['FLEXERA26'],
      year: '2026',
    },
  ],
  challenges: [
    {
      facts: 'cloud.challenges.1',
      text: 'Keeping cloud spending under control is the top cloud challenge for 85% of organizations.',
      sources: ['FLEXERA26'],
      year: '2026',
    },
    {
      facts: 'cloud.challenges.2',
      text: 'The hard part is often people: 47% name cultural change in development teams as the main challenge of cloud native work.',
      sources: ['CNCF25'],
      year: '2026',
    },
    {
      facts: 'cloud.challenges.3',
      text: 'Classic system administration is shrinking: jobs for network and computer systems administrators are projected to fall 4.1%.',
      sources: ['EP2535'],
      year: '2026',
    },
    {
      facts: 'cloud.challenges.4',
      text: 'At the end of October 2025, postings for IT systems and solutions were down more than 9% from a year earlier.',
      sources: ['INDEED_2025_10'],
      year: '2025',
    },
  ],
  recommendations: [
    {
      facts: 'cloud.recommendations.1',
      text: 'Start with Bash and Python: 83.1% and 88.7% of US cloud engineers in the survey use them.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'cloud.recommendations.2',
      text: 'Add Go: 49.3% of US cloud engineers and 39.7% of US DevOps engineers use it.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'cloud.recommendations.3',
      text: 'Learn Docker, then Kubernetes. In one count, each was named in more than 60% of DevOps postings.',
      sources: ['JOBADS_DEVOPS'],
      year: '2025',
    },
    {
      facts: 'cloud.recommendations.4',
      text: 'Learn to report costs as well as to automate: cloud spending is the top challenge for 85% of organizations.',
      sources: ['FLEXERA26'],
      year: '2026',
    },
  ],
}
