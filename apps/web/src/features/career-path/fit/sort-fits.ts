import type { RoleFit } from '@nextrung/contract/career-path'
import type { Lenient } from '@nextrung/contract/lenient'

export type Fit = Lenient<typeof RoleFit>
export type FitOrder = 'fit' | 'pay' | 'demand'

const figureOf: Record<Exclude<FitOrder, 'fit'>, (fit: Fit) => number> = {
  pay: ({ pay }) => pay?.median ?? -1,
  demand: ({ demand }) => demand?.score ?? -1,
}

/** The server's order is by fit; roles without a figure come last. */
export const sortFits = (fits: readonly Fit[], order: FitOrder): readonly Fit[] =>
  order === 'fit' ? fits : fits.toSorted((one, other) => figureOf[order](other) - figureOf[order](one))
