import type { Advertisement } from '@nextrung/contract/advertisement'
import { stem, wordsOf } from '../text/stems.ts'
import type { Candidate } from './candidate.ts'

const movesShare = 0.75

const wordsIn = (title: string): Set<string> => new Set(wordsOf(title).map(stem))

/** The share of words that two titles have in common. */
const wordLikeness = (a: string, b: string): number => {
  const first = wordsIn(a)
  const second = wordsIn(b)
  const shared = [...first].filter((word) => second.has(word)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}

/** How near what somebody does or did is to the advertised role, from 0 to 1, and why. */
export const titleShare = (
  { standing, roles }: Candidate,
  { role, title }: Advertisement,
): { share: number; says: string } => {
  const shares = role ? roles.get(role) : undefined
  if (!role || !shares) {
    const best = standing.jobs
      .map((job) => ({ title: job.title, share: wordLikeness(job.title, title) }))
      .sort((a, b) => b.share - a.share)[0]
    return best && best.share > 0
      ? { share: best.share, says: `${best.title} is the nearest of your titles.` }
      : { share: 0, says: 'None of your titles is close to this one.' }
  }
  if (shares.present > 0) return { share: 1, says: `You work in this role: ${role}.` }
  const moves = shares.moves * movesShare
  if (shares.titles >= moves && shares.nearest && shares.titles > 0)
    return { share: shares.titles, says: `${shares.nearest} is the nearest of your titles to ${role}.` }
  if (moves === 0) return { share: 0, says: `None of your titles is close to ${role}.` }
  return { share: moves, says: `Much of what you did carries over to ${role}.` }
}
