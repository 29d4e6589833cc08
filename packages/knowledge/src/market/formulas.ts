type Formula = {
  name: string
  how: string
  /** `weightPercent` is missing where inputs are not weighted against each other. */
  inputs: readonly { name: string; weightPercent?: number }[]
}

/** How each computed figure is made; `docs/market-data.md` explains them at length. */
export const marketFormulas = {
  N1: {
    name: 'Growth a year',
    how: 'The steady yearly rate that turns the jobs of 2025 into the jobs projected for 2035.',
    inputs: [{ name: 'Jobs in 2025' }, { name: 'Jobs projected for 2035' }],
  },
  N2: {
    name: 'Openings rate',
    how: 'Openings expected in a year, from growth and from people leaving, as a percentage of the jobs in 2025.',
    inputs: [{ name: 'Openings a year' }, { name: 'Jobs in 2025' }],
  },
  N3: {
    name: 'Employment change in the last year',
    how: 'Employees in May 2025 against May 2024. The survey is not designed for comparing years, so read it as a hint.',
    inputs: [{ name: 'Employment in May 2025' }, { name: 'Employment in May 2024' }],
  },
  N3b: {
    name: 'Employment change over three years',
    how: 'The steady yearly rate between May 2022 and May 2025.',
    inputs: [{ name: 'Employment in May 2025' }, { name: 'Employment in May 2022' }],
  },
  N4: {
    name: 'Pay change after inflation',
    how: 'The median of May 2025 against that of May 2024, with consumer prices taken out.',
    inputs: [
      { name: 'Median pay in May 2025' },
      { name: 'Median pay in May 2024' },
      { name: 'Consumer prices' },
    ],
  },
  N5: {
    name: 'Market demand',
    how: 'Three signs of demand, each put on a scale from 0 to 1: projected growth over ten years (from -5% to 20%), openings a year (from 2% to 8% of all jobs) and measured growth over three years (from -5% to 7% a year). Without the last one, the other two share its weight.',
    inputs: [
      { name: 'Projected growth over ten years', weightPercent: 45 },
      { name: 'Openings rate', weightPercent: 30 },
      { name: 'Employment change over three years', weightPercent: 25 },
    ],
  },
  P1: {
    name: 'Pay gap',
    how: 'How far the median under the job title is from the official median, in percent.',
    inputs: [{ name: 'Median under the title' }, { name: 'Official median' }],
  },
  M1: {
    name: 'Pay in average dollars',
    how: "The area's median divided by its price level, so that areas can be compared by what the pay buys.",
    inputs: [{ name: 'Median pay in the area' }, { name: 'Price level of the area (US = 100)' }],
  },
  M2: {
    name: 'Change in tech employment',
    how: 'Employees in ten computer and management occupations in May 2025 against May 2024, counting only occupations published in both years.',
    inputs: [{ name: 'Employment in May 2025' }, { name: 'Employment in May 2024' }],
  },
  B1: {
    name: 'Work-life balance',
    how: 'From 35 to 95: where an area stands among the 30 areas for working from home, short commutes, and getting to work without a car. It describes all workers of the area.',
    inputs: [
      { name: 'Share working from home', weightPercent: 55 },
      { name: 'Commute rank', weightPercent: 30 },
      { name: 'Share going by transit, on foot or by bicycle', weightPercent: 15 },
    ],
  },
  B2: {
    name: 'Benefits',
    how: 'The same 42 points everywhere for what private employers offer in the country, plus 30 if the law provides paid family and medical leave and 15 if it requires paid sick leave. It therefore takes only a few values, and says nothing about single employers.',
    inputs: [
      { name: 'National access to medical, retirement, sick leave and holiday benefits' },
      { name: 'Paid family and medical leave program' },
      { name: 'Paid sick leave by law' },
    ],
  },
  B3: {
    name: 'Growth potential',
    how: "From 30 to 95: the occupation's projected growth, the area's change in tech employment, and how concentrated the occupation is there.",
    inputs: [
      { name: 'Projected growth over ten years', weightPercent: 40 },
      { name: 'Change in tech employment', weightPercent: 35 },
      { name: 'Concentration (location quotient)', weightPercent: 25 },
    ],
  },
  O1: {
    name: 'Opportunity score',
    how: 'From 40 to 98: where an area stands among the 30 areas. Without filings under the title, the other four share that weight.',
    inputs: [
      { name: 'Employment in the occupation', weightPercent: 30 },
      { name: 'Pay in average dollars', weightPercent: 30 },
      { name: 'Concentration (location quotient)', weightPercent: 20 },
      { name: 'Change in tech employment', weightPercent: 10 },
      { name: 'Visa filings under the title', weightPercent: 10 },
    ],
  },
  T1: {
    name: 'Tech hub score',
    how: 'From 30 to 95: where an area stands among the 30 areas for the number of people in ten computer and management occupations, and for how much of the local work they are. It is the same for every role.',
    inputs: [
      { name: 'Tech employment', weightPercent: 50 },
      { name: 'Concentration (location quotient) of tech work', weightPercent: 50 },
    ],
  },
  W1: {
    name: 'What to ask for',
    how: 'Between two figures for the level: the official pay of the area, and the pay offered under the title in the whole country moved to the area by the ratio of the official medians. Where only the official figure exists, the range runs to the next quartile.',
    inputs: [
      { name: 'Official pay in the area' },
      { name: 'Pay offered under the title at this level' },
      { name: 'Official median in the area and in the country' },
    ],
  },
} as const satisfies Record<string, Formula>

export type FormulaId = keyof typeof marketFormulas
