import { factFeatures, type ReadResume } from './fact-features.ts'
import { type ShownFact, shownFacts } from './shown-fact.ts'
import weights from './trust-weights.json' with { type: 'json' }

const weightsOf: Readonly<Record<string, Readonly<Record<string, number>>>> = weights

/** A fact and how likely it is right, from 0 to 1. */
export type TrustedFact = ShownFact & { trust: number }

/** How likely each shown fact is right, by weights learnt from resumes whose facts are known. */
export function trustOfFacts(read: ReadResume): TrustedFact[] {
  return shownFacts(read.document, read.index).map((fact) => {
    const own = weightsOf[fact.kind] ?? {}
    let sum = 0
    for (const [name, value] of factFeatures(fact, read)) sum += (own[name] ?? 0) * value
    return { ...fact, trust: 1 / (1 + Math.exp(-sum)) }
  })
}
