import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packMarker } from '@nextrung/engine/interview/marking/marker-weights'
import { fitLinear } from './marker/fit-linear.ts'
import {
  fitCommunication,
  fitScore,
  fitSeveral,
  fitStray,
  judgeLeftOut,
  referencePull,
  trainings,
} from './marker/fit-marker.ts'
import {
  type MarkedShortAnswer,
  readAnswers,
  readLines,
  type ShortAnswer,
} from './marker/labelled-answers.ts'
import { measureAnswers, measureMarked, measureShort } from './marker/marker-rows.ts'

// npm run train:marker -- <folder of public sets> <folder of own answers>: writes the weights of the answer marker. The
// first holds marked-answers.jsonl and short-answers.jsonl, the second A.jsonl, B.jsonl, C.jsonl and their second
// readings. The same files give the same weights.
const [publicFolder, ownFolder] = process.argv.slice(2)

if (publicFolder === undefined || ownFolder === undefined) {
  console.error('Name both folders: npm run train:marker -- <public sets> <own answers>')
  process.exitCode = 1
} else {
  const answers = measureAnswers(readAnswers(resolve(ownFolder), ['A', 'B', 'C']))
  const judged = judgeLeftOut(answers)
  const told = answers.filter(({ kind }) => kind !== 'stray')
  const score = fitScore(answers, judged)
  const marked = measureMarked(readLines<MarkedShortAnswer>(join(publicFolder, 'marked-answers.jsonl')))
  const short = measureShort(
    readLines<ShortAnswer>(join(publicFolder, 'short-answers.jsonl')).filter(
      ({ split }) => split === 'train',
    ),
  )
  const contradictions = short.map((row) => ({ ...row, target: row.label3 === 'contradictory' ? 1 : 0 }))
  const bytes = packMarker({
    trees: {
      point: fitSeveral(
        told.flatMap(({ points }) => points),
        trainings.point,
      ),
      belief: fitSeveral(
        told.flatMap(({ beliefs }) => beliefs),
        trainings.belief,
      ),
      stray: fitStray(answers, judged),
      referenceScore: fitSeveral(marked, trainings.referenceScore),
      correct: fitSeveral(short, trainings.correct),
      contradictory: fitSeveral(contradictions, trainings.contradictory),
    },
    linear: {
      score,
      communication: fitCommunication(answers, { judged, score }),
      referenceScore: fitLinear(marked, referencePull),
    },
  })
  const target = fileURLToPath(
    new URL('../packages/engine/src/interview/marking/marker-weights.bin', import.meta.url),
  )
  writeFileSync(target, bytes)
  console.log(
    `${told.length / 2} answers, ${marked.length} and ${short.length} short ones; ${bytes.length} bytes`,
  )
}
