import { greatest, rounded } from './answer-features.ts'
import { readClaim } from './claim-features.ts'
import { sharedTriples, triplesOf, triplesWithout } from './letter-triples.ts'
import type { MarkedQuestion } from './marking-input.ts'
import { findBestMatch, matchReference, type Window } from './match-reference.ts'
import type { Comparison } from './question-comparison.ts'

/** What shows whether a wrong belief is held, and where it would be. */
export type BeliefReading = { features: number[]; spokenIn: number | undefined }

const denying =
  /\b(?:not|no|never|n['’]t|wrong|myth|mistake|isn['’]t|instead|rather than|cannot|can['’]t)\b|n['’]t\b/iu

/** Measures each wrong belief of a question in an answer, also against what is right and against the key points. */
export function readBeliefs(question: MarkedQuestion, comparison: Comparison): BeliefReading[] {
  const { compared, refer, text } = comparison
  const points = question.keyPoints.flatMap(({ point, said }) => [point, ...said].map(refer))
  return question.wrongBeliefs.map(({ belief, said, correction }) => {
    const variants = [belief, ...said]
    const { values, best, spokenIn } = readClaim(compared, variants.map(refer))
    const window: Window = best ? [best.from, best.to] : [0, 0]
    const right = refer(correction)
    const rival = greatest(points.map((point) => matchReference(compared, point, window).recall))
    const stretch = text.segments.slice(...window).map((segment) => segment.text)
    const quoted = triplesOf(stretch.join(' '))
    const wanted = variants.map((variant) => triplesWithout(triplesOf(variant), comparison.asked))
    const features = [
      ...values,
      matchReference(compared, right, window).recall,
      findBestMatch(compared, right)?.recall ?? 0,
      rival,
      (best?.recall ?? 0) - rival,
      denying.test(stretch.join(' ')) ? 1 : 0,
      denying.test(belief) ? 1 : 0,
      greatest(wanted.map((triples) => sharedTriples(triples, quoted))),
      greatest(wanted.map((triples) => sharedTriples(triples, comparison.answered))),
    ]
    return { features: features.map(rounded), spokenIn }
  })
}
