import type { MarkedText } from './answer-text.ts'
import type { ComparedAnswer, Reference } from './compared-answer.ts'
import { matchReference } from './match-reference.ts'

const turnedRecall = 0.55
const turnedShare = 0.45
const deniedRecall = 0.7
const fewWords = 3
const longerBy = 1.7
const same = 0.95

const denial =
  /\b(?:would|do|does|did|should|must|need|can|could|will|is|are|was|has|have|had)(?: not|n['’]t)\b|\bcannot\b|\bnever\b|\bno need\b|\bthere is no\b/iu

/** Whether the words whose contrary is said are not said anywhere else in the answer. */
function isNowhere(
  answer: ComparedAnswer,
  { reference, segment }: { reference: Reference; segment: number },
): boolean {
  const turned = reference.words.filter(({ number }) => {
    const { likeness, hasOpposite } = answer.find(number)
    return hasOpposite[segment] === 1 && (likeness[segment] ?? 0) < same
  })
  return (
    turned.length > 0 &&
    turned.every(({ number }) => answer.find(number).likeness.every((value) => value < same))
  )
}

/** A way of saying it, in words and as a reference. */
export type Variant = { text: string; reference: Reference }

/**
 * Whether a sentence of the answer is nearly one of the variants with the contrary in the place that matters, such as
 * "client" for "server", or with a denial that the variant does not have.
 */
export function saysOpposite(
  answer: ComparedAnswer,
  { text, variants }: { text: MarkedText; variants: readonly Variant[] },
): boolean {
  return variants.some(({ text: variant, reference }) =>
    text.segments.some((part, segment) => {
      const count = reference.words.length
      if (count < fewWords || part.words.length > count * longerBy) return false
      const { recall, contrary } = matchReference(answer, reference, [segment, segment + 1])
      if (contrary > 0 && recall >= turnedRecall && contrary >= turnedShare * (1 - recall))
        return isNowhere(answer, { reference, segment })
      return (
        recall >= deniedRecall &&
        denial.test(part.text) &&
        !denial.test(variant) &&
        !/\bnot?\b/iu.test(variant)
      )
    }),
  )
}
