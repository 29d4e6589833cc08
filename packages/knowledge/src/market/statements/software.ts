import type { AuthoredStatements } from './authored-statement.ts'

export const softwareStatements: AuthoredStatements = {
  roles: [
    'Software Engineer',
    'Frontend Developer',
    'Backend Developer',
    'Full Stack Developer',
    'Mobile Developer',
  ],
  trends: [
    {
      facts: 'software.trends.1',
      text: 'US employers had 1,687,890 software developers in May 2025, 2.0% more than a year earlier. Median pay went from $133,080 to $135,980, which is 0.2% less after inflation.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    },
    {
      facts: 'software.trends.2',
      text: "On February 20, 2026, Indeed's index of US software development postings stood at 71.4, with February 2020 as 100.",
      sources: ['FRED26'],
      year: '2026',
    },
    {
      facts: 'software.trends.3',
      text: "AI tools are part of the job for most: 84% of developers use them or plan to. Far fewer trust the result: 33% trust its accuracy, and 46% don't.",
      sources: ['SO25_AI'],
      year: '2025',
    },
    {
      facts: 'software.trends.4',
      text: 'JavaScript (66%), SQL (58.6%) and Python (57.9%) are the languages developers use most; 43.6% use TypeScript and 44.7% use React.',
      sources: ['SO25_ALL'],
      year: '2025',
    },
    {
      facts: 'software.trends.5',
      text: 'Employers ask for more experience: 42% of US tech postings wanted five years or more in Q2 2025, up from 37% in Q2 2022.',
      sources: ['INDEED25'],
      year: '2025',
    },
  ],
  opportunities: [
    {
      facts: 'software.opportunities.1',
      text: 'Jobs for software developers are projected to grow 10.2% from 2025 to 2035, compared with 3.5% for all occupations. About 95,300 openings are expected each year.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    },
    {
      facts: 'software.opportunities.2',
      text: 'Tech companies worldwide had more than 67,000 engineering roles open in early 2026, about 26,000 of them in the US.',
      sources: ['LENNY26'],
      year: '2026',
    },
    {
      facts: 'software.opportunities.3',
      text: 'In the 2025 developer survey, median self-reported pay in the US was $173,924 for back-end, $165,000 for mobile, $145,000 for front-end and $136,000 for full-stack developers.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'software.opportunities.4',
      text: 'The number of active US tech postings grew 9% in February 2026, to 505,045.',
      sources: ['COMPTIA26'],
      year: '2026',
    },
  ],
  challenges: [
    {
      facts: 'software.challenges.1',
      text: 'Pure programming jobs are shrinking: jobs for computer programmers are projected to fall 7.3% from 2025 to 2035, as more of that work gets automated.',
      sources: ['BLS_PROG'],
      year: '2026',
      roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    },
    {
      facts: 'software.challenges.2',
      text: 'The number of web developers employed fell 11.0% between May 2024 and May 2025, to 70,190.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Frontend Developer', 'Full Stack Developer'],
    },
    {
      facts: 'software.challenges.3',
      text: 'Junior roles were hit harder: in early 2025, postings for standard and junior tech titles were 34% below their pre-pandemic level, and those for senior titles 19%.',
      sources: ['INDEED25'],
      year: '2025',
    },
    {
      facts: 'software.challenges.4',
      text: 'For 66% of developers, AI answers that are almost right are a top frustration.',
      sources: ['SO25_AI'],
      year: '2025',
    },
  ],
  recommendations: [
    {
      facts: 'software.recommendations.1',
      text: 'Learn TypeScript along with JavaScript: 79.7% of US front-end and 64.1% of US full-stack developers in the survey use it.',
      sources: ['SO25_ROLE'],
      year: '2025',
      roles: ['Software Engineer', 'Frontend Developer', 'Full Stack Developer'],
    },
    {
      facts: 'software.recommendations.2',
      text: 'Add SQL and a container tool: 76.2% of US full-stack developers use SQL, and 71.1% of all developers use Docker.',
      sources: ['SO25_ROLE', 'SO25_ALL'],
      year: '2025',
      roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer'],
    },
    {
      facts: 'software.recommendations.3',
      text: 'Show how you check what AI tools give you: 84% of developers use or plan to use them, but only 33% trust the result.',
      sources: ['SO25_AI'],
      year: '2025',
    },
    {
      facts: 'software.recommendations.4',
      text: 'Learn Swift or Kotlin well, then add the other: 64.3% and 58.0% of US mobile developers in the survey use them.',
      sources: ['SO25_ROLE'],
      year: '2025',
      roles: ['Mobile Developer'],
    },
  ],
}
