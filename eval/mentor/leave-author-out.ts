import { weighByThread } from '@nextrung/engine/mentor/thread/weigh-by-thread'
import { classify, type Ranked } from '@nextrung/engine/mentor/understand/classify'
import { confidenceFeatures } from '@nextrung/engine/mentor/understand/confidence'
import { crisisShare, isDanger } from '@nextrung/engine/mentor/understand/is-crisis'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import { authors, type HeldOut, isAccepted, readAuthor } from './author-messages.ts'
import {
  crisisTask,
  listCrisisExamples,
  listExamples,
  listWords,
  prepareExamples,
} from './prepare-examples.ts'
import { printConfusions, printShare } from './print-share.ts'
import { trainWeights } from './train-weights.ts'

/** What a training that never saw this author's messages makes of one of them. */
export type LeftOut = {
  author: string
  one: HeldOut
  ranked: readonly Ranked[]
  features: readonly number[]
  danger: number
}

const crisis = 'boundary.crisis'

/** Trains on all authors but one and reads that one's messages, for each author in turn. */
export const leaveAuthorsOut = (): LeftOut[] => {
  const examples = listExamples()
  const words = listWords(examples)
  const prepared = prepareExamples(examples, words)
  const dangers = prepareExamples(listCrisisExamples(), words)
  const kinds = mentorKinds.map(({ id }) => id)
  return authors.flatMap((author) => {
    const isOther = (one: { author: string }) => one.author !== author
    const found = trainWeights(prepared.filter(isOther), { kinds, words, rareWorth: 1 })
    const ofDanger = trainWeights(dangers.filter(isOther), crisisTask)
    return readAuthor(author).map((one) => {
      const read = classify(one.message, found)
      const listed = read.ranked.filter(({ kind }) => kind !== crisis)
      const ranked = weighByThread(listed, one.before.length > 0)
      const features = confidenceFeatures({ ranked, known: read.known, wordCount: read.words.length })
      return {
        author,
        one,
        ranked,
        features,
        danger: crisisShare(read.words, ofDanger),
      }
    })
  })
}

/** Prints how well the authors left out are understood before any threshold, and what is confused most. */
export const showLeftOut = (read: readonly LeftOut[]): void => {
  const harmless = read.filter(({ one }) => one.kind !== crisis)
  const isAmong = (most: number, { one, ranked }: LeftOut) =>
    ranked.slice(0, most).some(({ kind }) => isAccepted(one, kind))
  for (const author of [...authors, 'all'])
    for (const most of [1, 3]) {
      const own = harmless.filter((each) => author === 'all' || each.author === author)
      const part = own.filter((each) => isAmong(most, each)).length
      printShare(`${author}, among the first ${most}`, { part, of: own.length })
    }
  const isAlarm = ({ one, danger }: LeftOut) => isDanger(one.message, danger)
  const inDanger = read.filter(({ one }) => one.kind === crisis)
  printShare('crisis recognised', { part: inDanger.filter(isAlarm).length, of: inDanger.length })
  const others = read.filter(({ one }) => !isAccepted(one, crisis))
  printShare('false alarms', { part: others.filter(isAlarm).length, of: others.length })
  printConfusions(
    harmless
      .filter((each) => !isAmong(1, each))
      .map(({ one, ranked }) => ({ wanted: one.kind, found: ranked[0]?.kind })),
  )
}
