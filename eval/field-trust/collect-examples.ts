import type { ReadDocument } from '@nextrung/contract/read-document'
import { readResume } from '@nextrung/engine/resumes/reading/read-resume'
import { factFeatures } from '@nextrung/engine/resumes/reading/trust/fact-features'
import { type FactKind, type ShownFact, shownFacts } from '@nextrung/engine/resumes/reading/trust/shown-fact'
import { judgeFacts, type Truth } from '../judge-facts.ts'

/** A shown fact with its features, and whether it is right. */
export type TrustExample = { kind: FactKind; features: ReadonlyMap<string, number>; isRight: boolean }

const isEntry = ({ kind }: ShownFact) => kind === 'job' || kind === 'study'

/** The facts that a resume is shown with, judged. Facts of an entry that is none are left out: the entry is wrong. */
export function collectExamples(read: ReadDocument, truth: Truth): TrustExample[] {
  const reading = readResume(read)
  const judged = new Map(judgeFacts(truth, reading).map((fact) => [fact.pointer, fact]))
  return shownFacts(reading.document, reading.index).flatMap((fact): TrustExample[] => {
    const features = factFeatures(fact, reading)
    if (isEntry(fact)) return [{ kind: fact.kind, features, isRight: !judged.has(fact.pointer) }]
    const told = judged.get(fact.pointer)
    return told === undefined ? [] : [{ kind: fact.kind, features, isRight: !told.isWrong }]
  })
}
