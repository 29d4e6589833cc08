import { inventPerson } from './content/invent-person.ts'
import { drawAndRead } from './drawing/draw-and-read.ts'
import { drawChoices } from './drawing/draw-choices.ts'
import { labelLines } from './drawing/label-lines.ts'
import { layOut } from './layouts/lay-out.ts'
import { makeRandom } from './seeded-random.ts'
import type { LabelledResume } from './shapes.ts'

/** The same resume for the same seed and index, whichever were made before. */
export async function generateResume({
  seed,
  index,
}: {
  seed: number
  index: number
}): Promise<LabelledResume> {
  const random = makeRandom(seed * 1_000_003 + index)
  // Equal seeds would make the person, the layout and the drawing depend on each other.
  const nextSeed = () => random.int(0, 2 ** 31)
  const person = inventPerson(nextSeed())
  const { layout, grammar } = layOut({ person, seed: nextSeed() })
  const read = await drawAndRead(layout, drawChoices(nextSeed()))
  return { read, truth: labelLines(layout, read), grammar, person: index }
}
