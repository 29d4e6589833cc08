/** A plan as shown on its card. Prices are in cents. */
export type Plan = {
  id: number
  name: string
  priceCents: number
  interval: 'trial' | 'monthly' | 'yearly'
  description: string
  buttonText: string
  isHighlighted: boolean
  headerBadge: string | undefined
  savings: string | undefined
  priceDescription: string
}

export const trialDays = 14
export const trialTierId = 1

/** The features listed for every plan. */
export const planFeatures = [
  'Resume Version History',
  'Learning Path Recommendations',
  'Interview Preparation',
  '1-on-1 Career Coaching',
  'Custom Learning Paths',
  'Priority 24/7 Support',
  'LinkedIn Profile Optimization',
] as const

export const plans: readonly Plan[] = [
  {
    id: trialTierId,
    name: 'Free Trial',
    priceCents: 0,
    interval: 'trial',
    description: 'Everything, for two weeks. No card needed.',
    buttonText: 'Start Free Trial',
    isHighlighted: true,
    headerBadge: 'Most Popular',
    savings: undefined,
    priceDescription: '14 days',
  },
  {
    id: 2,
    name: 'Monthly',
    priceCents: 2900,
    interval: 'monthly',
    description: 'Month by month. Cancel whenever you like.',
    buttonText: 'Choose Monthly',
    isHighlighted: false,
    headerBadge: undefined,
    savings: undefined,
    priceDescription: 'per month',
  },
  {
    id: 3,
    name: 'Annual',
    priceCents: 24900,
    interval: 'yearly',
    description: 'A year at a lower price.',
    buttonText: 'Choose Annual',
    isHighlighted: false,
    headerBadge: 'save 28%',
    savings: 'Save $99/year',
    priceDescription: 'per year',
  },
]
