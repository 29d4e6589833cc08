import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An answer to a question of the bank, with what a reader found in it. */
export type LabelledAnswer = {
  question: string
  answer: string
  points: ('met' | 'partly' | 'missed')[]
  beliefs: number[]
  score: number
  communication: number
}

/** A second reader's view, by the file and line of the first. */
type SecondReading = Omit<LabelledAnswer, 'question'>

export type TwiceRead = LabelledAnswer & { second: Omit<SecondReading, 'answer'> | undefined }

export const readLines = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))

/** Reads the labelled answers of a folder: each `<name>.jsonl` with its `second-<name>.jsonl`, if there is one. */
export function readAnswers(folder: string, names: readonly string[]): TwiceRead[] {
  return names.flatMap((name) => {
    const file = join(folder, `second-${name}.jsonl`)
    const second = new Map(
      (existsSync(file) ? readLines<SecondReading>(file) : []).map((reading) => [reading.answer, reading]),
    )
    return readLines<LabelledAnswer>(join(folder, `${name}.jsonl`)).map((row, at) => ({
      ...row,
      second: second.get(`${name}-${at}`),
    }))
  })
}

export type ShortAnswer = {
  corpus: string
  split: 'train' | 'test'
  question_id: string
  question: string
  references: string[]
  answer: string
  label2: 'correct' | 'incorrect'
  label3: 'correct' | 'contradictory' | 'incorrect'
}

export type MarkedShortAnswer = {
  question_id: string
  question: string
  reference: string
  answer: string
  mark: number
  max: number
}
