import { describe, expect, it } from 'vitest'
import { contentStems } from '../text/likeness.ts'
import { type BankQuestion, listQuizQuestions } from './list-quiz-questions.ts'

type Vector = ReadonlyMap<string, number>

/** Texts as vectors of length 1, in which rare words weigh more. */
const vectorsOf = (texts: readonly string[]): Vector[] => {
  const read = texts.map((text) => contentStems(text))
  const spread = new Map<string, number>()
  for (const stems of read) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return read.map((stems) => {
    const raw = [...stems].map((stem) => [stem, Math.log(read.length / (spread.get(stem) ?? 1))] as const)
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1
    return new Map(raw.map(([stem, weight]) => [stem, weight / length]))
  })
}

const likenessOf = (a: Vector, b: Vector): number => {
  let sum = 0
  for (const [stem, weight] of a) sum += weight * (b.get(stem) ?? 0)
  return sum
}

// Questions about one thing share its words both in the question and in the explanations.
const mostAlike = 0.33

// Reviewed: they share words, but ask different things.
const reviewed = [
  'css-01 and css-17',
  'deep-learning-04 and deep-learning-13',
  'docker-09 and nodejs-11',
  'git-10 and git-20',
  'java-02 and python-01',
  'python-01 and python-04',
  'python-04 and python-09',
  'python-04 and python-19',
  'terraform-02 and terraform-12',
]

const findSimilar = (questions: readonly BankQuestion[]): string[] => {
  const asked = vectorsOf(
    questions.map(({ question, sampleAnswer }) => `${question.split('```')[0]} ${sampleAnswer}`),
  )
  const explained = vectorsOf(
    questions.map(({ question, sampleAnswer, optionExplanations }) =>
      [question, sampleAnswer, ...optionExplanations].join(' '),
    ),
  )
  const alike = (vectors: readonly Vector[], [a, b]: readonly [number, number]): number => {
    const [one, other] = [vectors[a], vectors[b]]
    return one && other ? likenessOf(one, other) : 0
  }
  return questions
    .flatMap(({ bankId }, a) =>
      questions.slice(a + 1).flatMap((other, after) => {
        const pair = [a, a + 1 + after] as const
        const first = alike(asked, pair)
        // Even equal explanations would not lift it above the limit.
        if ((first + 1) / 2 <= mostAlike) return []
        return (first + alike(explained, pair)) / 2 > mostAlike ? [`${bankId} and ${other.bankId}`] : []
      }),
    )
    .filter((pair) => !reviewed.includes(pair))
}

describe('the whole bank of questions', () => {
  const bank = listQuizQuestions()

  it('asks nothing twice in other words', () => {
    expect(findSimilar(bank)).toEqual([])
  })

  it('would be caught asking something twice in other words', () => {
    const [first] = bank.filter(({ question }) => !question.includes('```'))
    if (!first) throw new Error('The bank has no question without code.')
    const again = {
      ...first,
      bankId: 'again-01',
      question: `Think about this situation at work. ${first.question.split(' ').toReversed().join(' ')}`,
    }
    expect(findSimilar([...bank, again])).toEqual([`${first.bankId} and again-01`])
  })
})
