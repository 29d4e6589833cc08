// npm run measure:assessments [people]: simulated people take quizzes, and their true levels are compared with the
// judged ones. The same number of people always gives the same figures.
import { type LevelFigures, measureGuessing, measureLevels, ordinaryWorld } from './assessment-figures.ts'

const people = Number(process.argv[2] ?? 20_000)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const print = (title: string, figures: LevelFigures): void => {
  const { exact, near, asked, confidence, byLevel } = figures
  console.log(
    `${title.padEnd(48)} exact ${percent(exact)}   own or next ${percent(near)}   questions ${asked.toFixed(1)}   confidence ${confidence.toFixed(0)}`,
  )
  console.log(`${' '.repeat(48)} exact by true level: ${byLevel.map(percent).join(', ')}`)
}

console.log(`${people} simulated people, abilities from N(0, 1.5), 24 questions a skill`)
const ordinary = measureLevels({ people })
print('difficulties off by 0.5, 5 % slips', ordinary)
for (const { from, people: count, stated, exact } of ordinary.calibration)
  if (count > 0)
    console.log(
      `  confidence from ${String(from).padStart(2)}: ${count} people, stated ${stated.toFixed(0)}, exact ${percent(exact)}`,
    )
print(
  'weaker questions (discrimination 1.0)',
  measureLevels({ people, world: { ...ordinaryWorld, discrimination: 1 } }),
)
print(
  'sharper questions (discrimination 2.0)',
  measureLevels({ people, world: { ...ordinaryWorld, discrimination: 2 } }),
)
print('difficulties off by 1.0', measureLevels({ people, world: { ...ordinaryWorld, misjudged: 1 } }))
print('10 % slips', measureLevels({ people, world: { ...ordinaryWorld, slips: 0.1 } }))
print('second quiz, every key remembered', measureLevels({ people: people / 4, retakes: 1 }))
print('third quiz, every key remembered', measureLevels({ people: people / 4, retakes: 2 }))
for (const by of ['guessing', 'first option'] as const)
  console.log(
    `level 1 by ${by}: ${percent(measureGuessing({ quizzes: people / 4, by }))} of ${people / 4} quizzes`,
  )
