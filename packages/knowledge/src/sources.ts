import { ladderFrameworks } from './sources/ladder-frameworks.ts'

/**
 * Every source that a figure or statement of the knowledge base names, with what a reader should know before relying
 * on it. `year` is the period the figures are about, or the year of publication for a report.
 */
export type Source = {
  title: string
  year: string
  licence?: string
  url?: string
  caveat?: string
}

const publicDomain = 'US public domain'
const copies =
  "Read in published copies of the agency's tables, not in the agency's own files; check there before relying on one figure."
const secondHand = 'Read in articles that quote it, not in the report itself.'
const oneCompany = 'Describes one company or one guide; other employers draw the lines elsewhere.'

const oewsUrl = 'https://www.bls.gov/oes/'
const surveyUrl = 'https://survey.stackoverflow.co/2025/'
const odbl = 'ODbL 1.0, credit Stack Overflow'

const officialStatistics = {
  OEWS25: {
    title: 'Occupational Employment and Wage Statistics, US Bureau of Labor Statistics',
    year: 'May 2025',
    licence: publicDomain,
    url: oewsUrl,
    caveat: `Wage and salary jobs only; BLS does not design it as a time series. ${copies}`,
  },
  OEWS24: {
    title: 'Occupational Employment and Wage Statistics, US Bureau of Labor Statistics',
    year: 'May 2024',
    licence: publicDomain,
    url: oewsUrl,
    caveat: copies,
  },
  OEWS22: {
    title: 'Occupational Employment and Wage Statistics, US Bureau of Labor Statistics',
    year: 'May 2022',
    licence: publicDomain,
    url: oewsUrl,
    caveat: copies,
  },
  EP2535: {
    title: 'Employment Projections, US Bureau of Labor Statistics',
    year: '2025-35',
    licence: publicDomain,
    url: 'https://www.bls.gov/emp/',
    caveat: `A projection, not a measurement. ${copies}`,
  },
  EP_ALL: {
    title: 'Employment Projections: all occupations, US Bureau of Labor Statistics',
    year: '2025-35',
    licence: publicDomain,
    url: 'https://www.bls.gov/emp/',
    caveat: 'Read in one published copy only.',
  },
  BLS_PROG: {
    title: 'Employment Projections: computer programmers, US Bureau of Labor Statistics',
    year: '2025-35',
    licence: publicDomain,
    url: 'https://www.bls.gov/emp/',
    caveat: 'The reason given is quoted from a published copy.',
  },
  CPI: {
    title: 'Consumer Price Index for All Urban Consumers, US Bureau of Labor Statistics',
    year: 'May 2024 and May 2025',
    licence: publicDomain,
    url: 'https://www.bls.gov/cpi/',
    caveat: copies,
  },
  NCS25: {
    title: 'National Compensation Survey, Employee Benefits, US Bureau of Labor Statistics',
    year: 'March 2025',
    licence: publicDomain,
    url: 'https://www.bls.gov/news.release/ebs2.nr0.htm',
    caveat: 'US private industry as a whole; there are no figures by metropolitan area.',
  },
  NCS24: {
    title: 'National Compensation Survey, Employee Benefits, US Bureau of Labor Statistics',
    year: 'March 2024',
    licence: publicDomain,
    url: 'https://www.bls.gov/news.release/ebs2.nr0.htm',
    caveat: 'US private industry as a whole; there are no figures by metropolitan area.',
  },
  RPP24: {
    title: 'Regional Price Parities by metropolitan area, US Bureau of Economic Analysis',
    year: '2024',
    licence: publicDomain,
    url: 'https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area',
    caveat: `US average = 100. ${copies}`,
  },
  LCA25: {
    title: 'H-1B labor condition applications, US Department of Labor',
    year: 'FY2025',
    licence: publicDomain,
    url: 'https://www.dol.gov/agencies/eta/foreign-labor/performance',
    caveat:
      'Only jobs filed for visa sponsorship, mostly at large employers; base pay; not a random sample of all jobs. Lists of employers leave out IT services and staffing firms.',
  },
  ACS24_B08301: {
    title: 'American Community Survey, means of transportation to work (B08301), US Census Bureau',
    year: '2024',
    licence: publicDomain,
    url: 'https://data.census.gov/table/ACSDT1Y2024.B08301',
    caveat: `All workers of an area, not those of one occupation. ${copies}`,
  },
  ACS24_B01003: {
    title: 'American Community Survey, total population (B01003), US Census Bureau',
    year: '2024',
    licence: publicDomain,
    url: 'https://data.census.gov/table/ACSDT1Y2024.B01003',
    caveat: copies,
  },
  ACS22_COMMUTE_RANK: {
    title: 'Large metropolitan areas ranked by mean travel time to work, from US Census Bureau data',
    year: '2022',
    licence: publicDomain,
    caveat: 'Only the ranks up to 42 could be read; areas below count as rank 45.',
  },
  PFML: {
    title: 'State programs of paid family and medical leave that pay benefits',
    year: '2026',
    caveat: 'Collected from law guides; counts for the principal city of an area.',
  },
  PSL: {
    title: 'States and cities that require paid sick leave',
    year: '2023',
    caveat: 'Collected from a list of October 2023; counts for the principal city of an area.',
  },
} as const satisfies Record<string, Source>

const occupationsAndSkills = {
  ONET29: {
    title: 'O*NET 29.2 Database, US Department of Labor, Employment and Training Administration',
    year: '2025',
    licence: 'CC BY 4.0',
    url: 'https://www.onetcenter.org/database.html',
    caveat: 'Changed and reworded here; USDOL/ETA has not approved, endorsed or tested the changes.',
  },
  ESCO12: {
    title: 'ESCO 1.2.0, European Commission',
    year: 'May 2024',
    licence: 'Reuse with acknowledgement (Commission Decision 2011/833/EU)',
    url: 'https://esco.ec.europa.eu/',
    caveat: 'Says how alike two kinds of work are, not how many people move between them.',
  },
  SO25_ROLE: {
    title: 'Stack Overflow Developer Survey 2025, US respondents of one developer type',
    year: '2025',
    licence: odbl,
    url: surveyUrl,
    caveat: 'People chose to answer, and pay is self-reported; some roles rest on few answers.',
  },
  SO25_ALL: {
    title: 'Stack Overflow Developer Survey 2025, all respondents',
    year: '2025',
    licence: odbl,
    url: surveyUrl,
    caveat: 'People chose to answer.',
  },
  SO25_AI: {
    title: 'Stack Overflow Developer Survey 2025, AI section',
    year: '2025',
    licence: odbl,
    url: surveyUrl,
    caveat: secondHand,
  },
  SO25_DEVTYPE: {
    title: 'Stack Overflow Developer Survey 2025, developer types',
    year: '2025',
    licence: odbl,
    url: surveyUrl,
    caveat: 'People chose to answer.',
  },
  POSTINGS: {
    title: 'Job postings counted for this product, from ten public collections',
    year: '2022-26',
    caveat:
      'A convenience sample from several countries, not a survey of the US market. A skill named is not always a skill required.',
  },
  JOBADS_DE_US: {
    title: 'US data job postings that name a skill (Barousse collection)',
    year: '2023',
    caveat: secondHand,
  },
  JOBADS_DE_REMOTE: {
    title: 'Remote data engineering postings that name a skill (Barousse collection)',
    year: '2023',
    caveat: secondHand,
  },
  JOBADS_DS_GLOBAL: {
    title: 'Data science postings worldwide that name a skill (Barousse collection)',
    year: '2023',
    caveat: secondHand,
  },
  JOBADS_DEVOPS: {
    title: 'DevOps, platform and cloud postings that name a tool (ingrid.fyi)',
    year: '2025',
    caveat: 'Rounded, and the method is not described.',
  },
  JOBADS_DEVOPS2: {
    title: 'DevOps postings that name a technology (collected in a blog)',
    year: '2024-25',
    caveat: 'The method is not published.',
  },
  JOBADS_PM: {
    title: "Product manager openings (TrueUp, in Lenny's Newsletter)",
    year: 'September 2024',
    caveat: secondHand,
  },
} as const satisfies Record<string, Source>

const reports = {
  INDEED25: {
    title: 'Indeed Hiring Lab, experience requirements in tech postings',
    year: 'July 2025',
    url: 'https://www.hiringlab.org/?p=19821',
    caveat: 'Postings on one job site.',
  },
  INDEED_2025_10: {
    title: 'Indeed Hiring Lab, 2026 outlook',
    year: 'October 2025',
    url: 'https://www.ciodive.com/news/indeed-AI-jobs-report/806111',
    caveat: secondHand,
  },
  FRED26: {
    title: 'Indeed index of software development postings in the US, on FRED',
    year: 'February 2026',
    url: 'https://fred.stlouisfed.org/series/IHLIDXUSTPSOFTDEVE',
    caveat: secondHand,
  },
  MLPOST: {
    title: 'Indeed, machine learning and software engineer postings',
    year: 'July 2025',
    caveat: secondHand,
  },
  CNCF25: {
    title: 'CNCF Annual Cloud Native Survey',
    year: '2025',
    url: 'https://www.cncf.io/reports/',
    caveat: secondHand,
  },
  DORA25: {
    title: 'Google DORA, State of AI-assisted Software Development',
    year: '2025',
    url: 'https://dora.dev/',
    caveat: secondHand,
  },
  ISC2_25: {
    title: 'ISC2 Cybersecurity Workforce Study',
    year: '2025',
    url: 'https://www.isc2.org/research',
    caveat: 'A survey of security professionals worldwide (16,029 answers).',
  },
  PMI25: {
    title: 'Project Management Institute, Global Project Management Talent Gap',
    year: '2025',
    caveat: secondHand,
  },
  GALLUP25: {
    title: 'Gallup, span of control',
    year: '2025',
    url: 'https://www.gallup.com/workplace/700718',
    caveat: 'All industries, not IT alone.',
  },
  LENNY26: {
    title: "Open roles at tech companies (TrueUp, in Lenny's Newsletter)",
    year: 'early 2026',
    caveat: secondHand,
  },
  PWC26: { title: 'PwC Global AI Jobs Barometer', year: '2026', caveat: secondHand },
  LIGHTCAST25: {
    title: 'Lightcast, Beyond the Buzz: pay in postings that ask for AI skills',
    year: 'July 2025',
    caveat: `Compares postings, not people who learned a skill. ${secondHand}`,
  },
  FLEXERA26: { title: 'Flexera State of the Cloud', year: '2026', caveat: secondHand },
  COMPTIA26: { title: 'CompTIA Tech Jobs analysis', year: 'February 2026' },
  LEVELS25: { title: 'Levels.fyi, pay of AI engineers by level', year: 'Q3 2025', caveat: secondHand },
  CRUX: {
    title: 'Crux Q3 Cybersecurity Talent Market Report',
    year: 'undated',
    caveat: "One recruiter's postings, without a date.",
  },
} as const satisfies Record<string, Source>

const ladders = {
  LADDER_SIA: {
    title: 'Junior to principal: levels and years (sia.build)',
    year: '2025',
    caveat: oneCompany,
  },
  LADDER_OTHER: { title: 'Years by level in other guides', year: '2021-25', caveat: oneCompany },
  LADDER_EL: {
    title: 'Engineering Ladders framework',
    year: '2022',
    licence: 'Apache 2.0',
    url: 'https://www.engineeringladders.com/',
    caveat: oneCompany,
  },
  LADDER_MGMT: { title: 'Career levels of the management track', year: '2025', caveat: oneCompany },
} as const satisfies Record<string, Source>

const ownFigures = {
  DERIVED: {
    title: 'Computed by Nextrung from the figures of the other sources',
    year: '2026',
    caveat: 'The formula is named beside the figure. Its weights are our judgement.',
  },
  OPERATOR: {
    title: "Set by this site's operator",
    year: 'see the date beside it',
    caveat: "Replaces the product's own figure on this site.",
  },
  RECALL: {
    title: 'Not confirmed in a published copy',
    year: '2026',
    caveat: 'Shown with a hollow mark until somebody has confirmed it.',
  },
} as const satisfies Record<string, Source>

export const sources = {
  ...officialStatistics,
  ...occupationsAndSkills,
  ...reports,
  ...ladders,
  ...ladderFrameworks,
  ...ownFigures,
} as const

export type SourceId = keyof typeof sources
