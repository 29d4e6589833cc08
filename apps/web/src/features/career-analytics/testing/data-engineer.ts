import type { CareerAnalytics, RegionEntry } from '@nextrung/contract/career-analytics'
import type { MarketDetails, MarketFigure, OpportunityDetails } from '@nextrung/contract/market-figures'

const official = (value: number, more: Partial<MarketFigure> = {}): MarketFigure => ({
  value,
  source: 'OEWS25',
  year: 'May 2025',
  verified: true,
  ...more,
})
const calculated = (value: number, formula: string): MarketFigure => ({
  value,
  source: 'DERIVED',
  verified: true,
  formula,
})

const trend = 'Data scientist employment reached 262,440 in May 2025'
const advice = 'Learn SQL and Python before any platform'
const statement = (text: string) => ({ text, sources: ['OEWS25'], year: '2025', verified: true })

export const details: MarketDetails = {
  role: 'Data Engineer',
  region: 'United States',
  occupation: {
    code: '15-1243',
    title: 'Database Architects',
    fit: 'near',
    reason: 'Data engineers are coded here most often.',
  },
  salary: {
    p10: official(83_000),
    p25: official(109_370),
    median: official(139_500),
    p75: official(169_290),
    p90: official(201_000),
  },
  growth: {
    perYear: calculated(0.9, 'N1'),
    decade: official(9.4, { year: '2025-35' }),
    allOccupationsDecade: official(3.5, { year: '2025-35' }),
    openingsPerYear: official(3900),
    openingsRate: calculated(5.6, 'N2'),
    employment: official(69_500),
  },
  demand: {
    score: calculated(59, 'N5'),
    parts: [
      { label: 'Growth over ten years', value: 9.4, unit: 'percent', points: 26, maxPoints: 45 },
      { label: 'Openings', value: 5.6, unit: 'percent', points: 18, maxPoints: 30 },
      { label: 'Recent hiring', value: 2, unit: 'percentPerYear', points: 15, maxPoints: 25 },
    ],
  },
  requiredSkills: [
    {
      skill: 'Python',
      weight: 5,
      share: {
        pct: 65,
        n: 240,
        ci95: [59, 71],
        years: '2022-26',
        confidence: 'medium',
        source: 'POSTINGS',
      },
    },
    { skill: 'SQL', weight: 5 },
  ],
  postingSample: {
    n: 240,
    years: '2022-26',
    regions: ['mostly outside the US'],
    confidence: 'medium',
    source: 'POSTINGS',
    caveat: 'A convenience sample.',
  },
  insights: {
    trends: [statement(trend)],
    opportunities: [],
    challenges: [],
    recommendations: [statement(advice)],
  },
  entry: { role: [], allTech: [] },
  sources: [
    { id: 'OEWS25', title: 'BLS OEWS May 2025', year: '2025', licence: 'US public domain' },
    { id: 'DERIVED', title: 'Calculated here', year: '2026' },
    { id: 'POSTINGS', title: 'Job postings', year: '2026' },
  ],
  formulas: [{ id: 'N5', name: 'Demand score', how: 'Growth, openings and hiring.', inputs: [] }],
}

export const analytics: CareerAnalytics = {
  medianSalary: 139_500,
  demandScore: 59,
  growthRate: '0.9',
  skillsInDemand: ['Python', 'SQL'],
  marketInsights: { trends: [trend], opportunities: [], challenges: [], recommendations: [advice] },
  details,
}

const scoreOf = (value: number) => ({ score: calculated(value, 'O1'), parts: [] })

const opportunity = ({ pay, adjusted }: { pay: number; adjusted: number }): OpportunityDetails => ({
  area: 'Dallas-Fort Worth-Arlington, TX',
  state: 'TX',
  occupation: { code: '15-1243', title: 'Database Architects' },
  employment: official(3600),
  locationQuotient: official(2.1),
  medianSalary: official(pay),
  costOfLiving: official(103.1),
  adjustedMedianSalary: calculated(adjusted, 'M1'),
  remoteWorkPercentage: official(15.9),
  techHubScore: calculated(71, 'T1'),
  techEmploymentChange: calculated(7, 'M2'),
  employers: [{ name: 'Capital One', filings: 300 }],
  employersSource: 'OEWS25',
  employersOccupation: 'Database Architects',
  scores: {
    opportunity: scoreOf(87),
    workLifeBalance: scoreOf(52),
    benefitsRating: scoreOf(42),
    growthPotential: scoreOf(68),
    techHub: scoreOf(71),
  },
})

export const market = (name: string, pay: { pay: number; adjusted: number }): RegionEntry => ({
  region: name,
  opportunityScore: 87,
  topEmployers: ['Capital One', 'AT&T'],
  marketConditions: { workLifeBalance: 52, benefitsRating: 42, growthPotential: 68 },
  details: opportunity(pay),
})

export const region = market('Dallas, TX', { pay: 140_000, adjusted: 135_800 })
