import { answerFeatures, greatest, mean, rounded } from './answer-features.ts'
import { readText } from './answer-text.ts'
import { chooseStretches } from './choose-stretch.ts'
import { type ClaimReading, readClaim } from './claim-features.ts'
import { ComparedAnswer, type Reference } from './compared-answer.ts'
import { sharedTriples, triplesOf, triplesWithout } from './letter-triples.ts'
import type { MarkedKeyPoint, MarkedQuestion } from './marking-input.ts'
import { findBestMatch, matchReference, type Window } from './match-reference.ts'
import type { Comparison } from './question-comparison.ts'
import { saysOpposite } from './says-opposite.ts'

/** What shows whether a key point is said, and where it would be. */
export type PointReading = {
  features: number[]
  spokenIn: number | undefined
  /** The answer says nearly the same, but the contrary. */
  isOpposite: boolean
}

const overlap = (a: Reference, b: Reference): number => {
  const numbers = new Set(b.words.map(({ number }) => number))
  return a.words.reduce((sum, { number, weight }) => sum + (numbers.has(number) ? weight : 0), 0) / a.total
}

const leastOverlap = 0.12

type Points = readonly (readonly Reference[])[]

/** The parts of the sample answer, each with the key point that it says. */
function samplesByPoint(
  sampleAnswer: string,
  { points, refer }: { points: Points; refer: Comparison['refer'] },
) {
  const byPoint = points.map((): Reference[] => [])
  for (const segment of readText(sampleAnswer).segments) {
    const reference = refer(segment.text)
    const likeness = points.map((own) => greatest(own.map((variant) => overlap(variant, reference))))
    const best = greatest(likeness)
    if (best > leastOverlap) byPoint[likeness.indexOf(best)]?.push(reference)
  }
  return byPoint
}

const empty: Reference = { words: [], total: 1, fullTotal: 1 }

const types = ['technical', 'behavioral', 'leadership', 'system_design']

const bestRecall = (compared: ComparedAnswer, references: readonly Reference[]): number[] =>
  references.map((reference) => findBestMatch(compared, reference)?.recall ?? 0)

type Shared = {
  question: MarkedQuestion
  comparison: Comparison
  points: Points
  claims: readonly ClaimReading[]
}

/** Against the other points: a stretch that says another point better is no sign of this one. */
function rivalFeatures(
  { comparison, points, claims }: Shared,
  { place, window }: { place: number; window: Window },
) {
  const strength = claims[place]?.near ?? 0
  const strengths = claims.map((claim) => claim.near)
  const others = points.map((references, other) =>
    other === place
      ? 0
      : greatest(references.map((one) => matchReference(comparison.compared, one, window).recall)),
  )
  return [
    strength - greatest(others),
    others.filter((value) => value > strength).length,
    strength - mean(strengths),
    strengths.filter((value) => value > strength).length / strengths.length,
  ]
}

/** By letters, which forgives spelling and finds the parts of compounds. */
function letterFeatures(
  { comparison }: Shared,
  { point, window }: { point: MarkedKeyPoint; window: Window },
) {
  const wanted = [point.point, ...point.said].map((text) => triplesWithout(triplesOf(text), comparison.asked))
  const stretch = comparison.text.segments.slice(...window)
  const quoted = triplesOf(stretch.map(({ text }) => text).join(' '))
  const whole = wanted.map((triples) => sharedTriples(triples, comparison.answered))
  const inside = wanted.map((triples) => sharedTriples(triples, quoted))
  return [greatest(whole), mean(whole), greatest(inside), mean(inside)]
}

const pointFacts = ({ question }: Shared, { point, place }: { point: MarkedKeyPoint; place: number }) => [
  types.indexOf(question.type),
  point.weight,
  point.essential ? 1 : 0,
  question.keyPoints.length,
  place / Math.max(1, question.keyPoints.length - 1),
]

/** Measures each key point of a question in an answer. */
export function readPoints(question: MarkedQuestion, comparison: Comparison): PointReading[] {
  const { compared, refer, text } = comparison
  const all: Window = [0, text.segments.length]
  const points = question.keyPoints.map(({ point, said }) => [point, ...said].map(refer))
  const samples = samplesByPoint(question.sampleAnswer, { points, refer })
  const claims = points.map((references) => readClaim(compared, references))
  const stretches = chooseStretches(compared, { points, spokenIn: claims.map((claim) => claim.spokenIn) })
  const shared: Shared = { question, comparison, points, claims }
  const good = new ComparedAnswer(readText(question.sampleAnswer), compared.vocabulary)
  const sample = matchReference(compared, refer(question.sampleAnswer), all)
  const ofAnswer = [
    mean(claims.map((claim) => claim.near)),
    mean(claims.map((claim) => claim.whole)),
    sample.recall,
    sample.exact,
    comparison.relevance,
    Math.log(1 + comparison.kept.count),
    ...answerFeatures(comparison.kept),
  ]
  return question.keyPoints.map((point, place) => {
    const { values = [], best } = claims[place] ?? {}
    const window: Window = best ? [best.from, best.to] : [0, 0]
    const references = points[place] ?? []
    const reached = bestRecall(good, references)
    const relative = bestRecall(compared, references).map(
      (recall, at) => recall / Math.max(0.25, reached[at] ?? 0),
    )
    const sampled = (samples[place] ?? []).map((reference) => matchReference(compared, reference, all).recall)
    const features = [
      ...values,
      ...rivalFeatures(shared, { place, window }),
      greatest(relative),
      mean(relative),
      greatest(reached),
      sampled.length === 0 ? -1 : greatest(sampled),
      sampled.length === 0 ? -1 : mean(sampled),
      ...letterFeatures(shared, { point, window }),
      ...pointFacts(shared, { point, place }),
      best ? best.from / Math.max(1, text.segments.length) : -1,
      ...ofAnswer,
    ]
    const variants = [point.point, ...point.said].map((wanted, at) => ({
      text: wanted,
      reference: references[at] ?? empty,
    }))
    return {
      features: features.map(rounded),
      spokenIn: stretches[place],
      isOpposite: saysOpposite(compared, { text, variants }),
    }
  })
}
