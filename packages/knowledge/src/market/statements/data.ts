import type { AuthoredStatements } from './authored-statement.ts'

export const dataStatements: AuthoredStatements = {
  roles: ['Data Engineer', 'Data Scientist', 'Machine Learning Engineer'],
  trends: [
    {
      facts: 'data.trends.1',
      text: 'US employers had 262,440 data scientists in May 2025, 12.4% more than a year earlier. Median pay went from $112,590 to $120,230.',
      sources: ['OEWS25'],
      year: '2025',
      roles: ['Data Scientist', 'Machine Learning Engineer'],
    },
    {
      facts: 'data.trends.2',
      text: 'In July 2025, postings for machine learning engineers were 59% above their early 2020 level, while those for software engineers were 49% below it.',
      sources: ['MLPOST'],
      year: '2025',
      roles: ['Machine Learning Engineer', 'Data Scientist'],
    },
    {
      facts: 'data.trends.3',
      text: 'Jobs that ask for AI skills advertise 62% more pay than comparable jobs; the year before it was 56%. The figures come from the 2026 and 2025 editions of the same barometer.',
      sources: ['PWC26'],
      year: '2026',
    },
    {
      facts: 'data.trends.4',
      text: 'Python is the common language: 92.7% of US data engineers, 96.5% of data scientists and 98.6% of AI and machine learning engineers in the survey use it.',
      sources: ['SO25_ROLE'],
      year: '2025',
    },
    {
      facts: 'data.trends.5',
      text: 'Few organizations release models often: only 7% deploy AI models daily.',
      sources: ['CNCF25'],
      year: '2026',
      roles: ['Machine Learning Engineer', 'Data Engineer'],
    },
  ],
  opportunities: [
    {
      facts: 'data.opportunities.1',
      text: 'Jobs for data scientists are projected to grow 34.6% from 2025 to 2035, with 24,800 openings a year.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Data Scientist', 'Machine Learning Engineer'],
    },
    {
      facts: 'data.opportunities.2',
      text: 'Related occupations are projected to grow, too: computer and information research scientists by 21.8%, database architects by 9.4%.',
      sources: ['EP2535'],
      year: '2026',
    },
    {
      facts: 'data.opportunities.3',
      text: 'Visa filings offered a median of $185,364 to machine learning engineers and $130,000 to data engineers.',
      sources: ['LCA25'],
      year: '2025',
      roles: ['Data Engineer', 'Machine Learning Engineer'],
    },
    {
      facts: 'data.opportunities.4',
      text: 'Postings that name one AI skill advertise 28% more pay, and 43% more with two or more.',
      sources: ['LIGHTCAST25'],
      year: '2025',
    },
  ],
  challenges: [
    {
      facts: 'data.challenges.1',
      text: 'Postings in data and analytics fell 13% in the year to October 31, 2025.',
      sources: ['INDEED_2025_10'],
      year: '2025',
    },
    {
      facts: 'data.challenges.2',
      text: 'Remote work is not a given: in one collection from 2023, 12.7% of US machine learning engineer postings offered it.',
      sources: ['JOBADS_DE_US'],
      year: '2023',
      roles: ['Machine Learning Engineer'],
    },
    {
      facts: 'data.challenges.3',
      text: 'Jobs for database administrators are projected to shrink by 0.1%, while those for database architects grow.',
      sources: ['EP2535'],
      year: '2026',
      roles: ['Data Engineer'],
    },
    {
      facts: 'data.challenges.4',
      text: 'The AI premium comes with seniority: in Q3 2025 offers, it was 6.2% at entry level and 18.7% at staff level.',
      sources: ['LEVELS25'],
      year: '2025',
      roles: ['Machine Learning Engineer', 'Data Scientist'],
    },
  ],
  recommendations: [
    {
      facts: 'data.recommendations.1',
      text: 'Learn SQL and Python before any platform: they were in 68% and 65% of US data engineer postings in one collection.',
      sources: ['JOBADS_DE_US'],
      year: '2023',
      roles: ['Data Engineer'],
    },
    {
      facts: 'data.recommendations.2',
      text: 'Add one cloud and Spark: AWS was in 43%, Azure in 32% and Spark in 32% of US data engineer postings.',
      sources: ['JOBADS_DE_US'],
      year: '2023',
      roles: ['Data Engineer'],
    },
    {
      facts: 'data.recommendations.3',
      text: 'Know one deep learning framework well: TensorFlow was in about 40% and PyTorch in about 35% of US postings for machine learning engineers.',
      sources: ['JOBADS_DE_US'],
      year: '2023',
      roles: ['Machine Learning Engineer'],
    },
    {
      facts: 'data.recommendations.4',
      text: 'If you aim for a regulated field, keep up your R or SAS: they were in 44% and 24% of US data scientist postings.',
      sources: ['JOBADS_DE_US'],
      year: '2023',
      roles: ['Data Scientist'],
    },
  ],
}
