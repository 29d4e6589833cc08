import { weighFeatures } from '@nextrung/engine/mentor/understand/weigh-features'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import { fitOptions, fitSoftmax, scoreInto } from './fit-softmax.ts'
import { listExamples, listWords, outside, prepareExamples, rarityOf } from './prepare-examples.ts'

const folds = 4
const shownConfusions = 15

/** Prints how well kinds are told apart when a quarter of the authored messages is left out at a time. */
export const crossValidate = (): void => {
  const examples = listExamples()
  const confusions = new Map<string, number>()
  let right = 0
  let amongTwo = 0
  for (let fold = 0; fold < folds; fold += 1) {
    const words = listWords(examples.filter(({ at }) => at % folds !== fold))
    const prepared = prepareExamples(examples, words)
    const learnt = prepared.filter(({ at }) => at % folds !== fold)
    const rarity = rarityOf(learnt)
    const fitted = fitSoftmax(
      learnt.map(({ counted, kind }) => ({ weighed: weighFeatures(counted, rarity), kind })),
      { ...fitOptions, kinds: mentorKinds.length, outside },
    )
    const scores = new Float32Array(mentorKinds.length)
    for (const { at, kind, counted } of prepared) {
      if (at % folds !== fold) continue
      scoreInto(fitted, weighFeatures(counted, rarity), scores)
      const own = scores[kind] ?? 0
      const better = scores.reduce((count, score) => count + (score > own ? 1 : 0), 0)
      if (better === 0) right += 1
      if (better < 2) amongTwo += 1
      if (better === 0) continue
      const top = scores.reduce((best, score, at) => (score > (scores[best] ?? 0) ? at : best), 0)
      const pair = `${mentorKinds[kind]?.id} taken for ${mentorKinds[top]?.id}`
      confusions.set(pair, (confusions.get(pair) ?? 0) + 1)
    }
  }
  const share = (count: number) => `${((100 * count) / examples.length).toFixed(1)} %`
  console.log(
    `cross-validation in ${folds} parts, ${examples.length} messages of ${mentorKinds.length} kinds`,
  )
  console.log(`right first: ${share(right)}; among the first two: ${share(amongTwo)}`)
  for (const [pair, count] of [...confusions]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shownConfusions))
    console.log(`  ${count}  ${pair}`)
}
