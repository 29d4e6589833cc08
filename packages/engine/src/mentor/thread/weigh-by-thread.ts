import type { Ranked } from '../understand/classify.ts'

/** How much likelier "why?" is after an answer, and how unlikely before there is one. */
const afterAnswer = 2
const withoutThread = 0.1

/** The kinds ranked anew, given whether there is a conversation that the words can refer to. */
export const weighByThread = (ranked: readonly Ranked[], hasThread: boolean): Ranked[] => {
  const factor = hasThread ? afterAnswer : withoutThread
  const weighed = ranked.map(({ kind, share }) => ({
    kind,
    share: kind.startsWith('thread.') ? share * factor : share,
  }))
  const before = ranked.reduce((sum, { share }) => sum + share, 0)
  const after = weighed.reduce((sum, { share }) => sum + share, 0)
  return weighed
    .map(({ kind, share }) => ({ kind, share: (share * before) / (after || 1) }))
    .sort((one, other) => other.share - one.share)
}
