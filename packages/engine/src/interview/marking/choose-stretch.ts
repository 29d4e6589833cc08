import { greatest } from './answer-features.ts'
import type { ComparedAnswer, Reference } from './compared-answer.ts'
import { matchReference } from './match-reference.ts'

type Asked = { points: readonly (readonly Reference[])[]; spokenIn: readonly (number | undefined)[] }

/** How much worse a stretch may be for a point to be quoted, if it is the point's alone. */
const leastOfBest = 0.6

/** For each point the segment to quote: one that no other point has a better claim to, if there is one. */
export function chooseStretches(answer: ComparedAnswer, { points, spokenIn }: Asked): (number | undefined)[] {
  const segments = Array.from({ length: answer.segmentCount }, (_, segment) => segment)
  const claims = points.map((references) =>
    segments.map((segment) =>
      greatest(
        references.map((reference) => {
          const { clear, exact } = matchReference(answer, reference, [segment, segment + 1])
          return clear + exact
        }),
      ),
    ),
  )
  return claims.map((own, place) => {
    const likeliest = spokenIn[place]
    if (likeliest === undefined) return undefined
    const claim = (segment: number): number => own[segment] ?? 0
    const alone = segments.filter(
      (segment) =>
        claim(segment) >= leastOfBest * claim(likeliest) &&
        claim(segment) > 0 &&
        claims.every((other, at) => at === place || (other[segment] ?? 0) <= claim(segment)),
    )
    return alone.toSorted((a, b) => claim(b) - claim(a))[0] ?? likeliest
  })
}
