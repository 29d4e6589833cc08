import type { TargetRole } from '@nextrung/contract/roles'
import metroFacts from './market/facts/metros.json' with { type: 'json' }
import nationalFacts from './market/facts/national.json' with { type: 'json' }
import occupationFacts from './market/facts/occupations.json' with { type: 'json' }
import roleFacts from './market/facts/roles.json' with { type: 'json' }
import type {
  Figure,
  MarketMetro,
  MetroColumn,
  NationalFigures,
  OccupationFigures,
  RoleMarketFacts,
  StoredMetro,
} from './market/figures.ts'
import { occupationReasons, payGapReasons } from './market/occupation-reasons.ts'
import { readStoredMetro } from './market/stored-metro.ts'
import { type Source, type SourceId, sources } from './sources.ts'

// The program that wrote the files checked their shape.
const stored = metroFacts as unknown as { columns: MetroColumn[]; metros: StoredMetro[] }

/** The 30 metropolitan areas with figures. */
export const marketMetros: readonly MarketMetro[] = stored.metros.map((metro) =>
  readStoredMetro(metro, stored.columns),
)

export const marketNational = nationalFacts as unknown as NationalFigures

const occupations = new Map(
  (occupationFacts as unknown as OccupationFigures[]).map((occupation) => [occupation.code, occupation]),
)

/** The national figures of an official occupation. */
export const getOccupation = (code: string): OccupationFigures => {
  const found = occupations.get(code)
  if (!found) throw new Error(`No figures for the occupation ${code}.`)
  return found
}

export type MarketRole = RoleMarketFacts & {
  /** The figures of the role's occupation. */
  official: OccupationFigures
  fitReason: string
  /** Where title pay and official pay differ by more than 20%. */
  payGapReason?: string
}

const roles = new Map(
  (roleFacts as unknown as RoleMarketFacts[]).map((facts): [TargetRole, MarketRole] => [
    facts.role,
    {
      ...facts,
      official: getOccupation(facts.occupation),
      fitReason: occupationReasons[facts.role],
      payGapReason: payGapReasons[facts.role],
    },
  ]),
)

/** Every market figure of a role, with its source. */
export const getMarketRole = (role: TargetRole): MarketRole => {
  const found = roles.get(role)
  if (!found) throw new Error(`No market figures for ${role}.`)
  return found
}

export const getMarketSource = (id: SourceId): Source & { id: SourceId } => ({ id, ...sources[id] })

export { marketFormulas } from './market/formulas.ts'
export type { Figure }
