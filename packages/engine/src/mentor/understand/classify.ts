import { type Corrector, makeCorrector } from './correct-words.ts'
import { findMentions, type Mention, maskMentions } from './find-mentions.ts'
import { loadMentorWeights, type MentorWeights } from './mentor-weights.ts'
import { countFeatures } from './message-features.ts'
import { spellOut } from './spell-out.ts'
import { weighFeatures } from './weigh-features.ts'

/** A kind and the share of belief it gets, not yet a measured probability. */
export type Ranked = { kind: string; share: number }

export type Classified = {
  /** The likeliest kinds, the best first. */
  ranked: readonly Ranked[]
  /** How much of the message is made of words that the examples know, from 0 to 1. */
  known: number
  words: readonly string[]
  mentions: readonly Mention[]
}

const rankedKinds = 8

const correctors = new WeakMap<MentorWeights, Corrector>()

const correctorOf = (found: MentorWeights): Corrector => {
  const made = correctors.get(found) ?? makeCorrector(found.words)
  correctors.set(found, made)
  return made
}

/** The words of a message as the classifier takes them: names masked, written out, typing errors corrected. */
export const readWords = (
  message: string,
  { correct, mentions }: { correct: Corrector; mentions: readonly Mention[] },
) => spellOut(maskMentions(message, mentions)).map(correct)

/** The score of each kind for the words of a message. */
export const scoresOf = (found: MentorWeights, words: readonly string[]): Float32Array => {
  const { buckets, values } = weighFeatures(countFeatures(words), found.rarity)
  const scores = Float32Array.from(found.bias)
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0
    const worth = (values[at] ?? 0) * (found.scales[bucket] ?? 0)
    const row = bucket * scores.length
    for (let kind = 0; kind < scores.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + worth * (found.weights[row + kind] ?? 0)
  }
  return scores
}

const knownShare = (words: readonly string[], found: MentorWeights): number => {
  const list = new Set(found.words)
  const telling = words.filter((word) => word.length > 3 && !/^z(?:role|skill|number|amount)$/.test(word))
  return telling.length === 0 ? 1 : telling.filter((word) => list.has(word)).length / telling.length
}

/** Ranks the kinds for a message by trained weights, those stored with the product unless others are given. */
export const classify = (message: string, found = loadMentorWeights()): Classified => {
  const mentions = findMentions(message)
  const words = readWords(message, { correct: correctorOf(found), mentions })
  const scores = scoresOf(found, words)
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const odds = scores.map((score) => Math.exp(score - top))
  const sum = odds.reduce((total, one) => total + one, 0)
  const ranked = found.kinds
    .map((kind, at) => ({ kind, share: (odds[at] ?? 0) / sum }))
    .sort((one, other) => other.share - one.share)
    .slice(0, rankedKinds)
  return { ranked, known: knownShare(words, found), words, mentions }
}
