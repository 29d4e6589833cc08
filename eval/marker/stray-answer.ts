import { openQuestions } from '@nextrung/knowledge/interview'
import type { Random } from '../resume-reader/seeded-random.ts'
import type { TwiceRead } from './labelled-answers.ts'

type Pool = { rows: readonly TwiceRead[]; random: Random }

/** A good or a real answer to another question: worth nothing here, however well it is said. */
export function strayAnswer(question: string, { rows, random }: Pool): string {
  const samples = openQuestions.filter(({ id }) => id !== question).map(({ sampleAnswer }) => sampleAnswer)
  const given = rows.filter((row) => row.question !== question).map(({ answer }) => answer)
  return random.some(random.chance(0.5) ? samples : given, 1)[0] ?? ''
}
