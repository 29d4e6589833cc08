import { ResumeDocument } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { NotFollowed, Wishes } from '../wish-model/wish.ts'
import { tidyWishes } from './change-wishes.ts'
import { noteWithoutEffect } from './note-without-effect.ts'
import { readEmphasis } from './read-emphasis.ts'
import { readKeeping } from './read-keeping.ts'
import { readLength } from './read-length.ts'
import { readOmission } from './read-omission.ts'
import { readOrder } from './read-order.ts'
import { readRole } from './read-role.ts'
import { readTone } from './read-tone.ts'
import { readUndo } from './read-undo.ts'
import type { Clause, Reader, Reading } from './reading.ts'
import { nothingReason } from './reasons.ts'
import { isPraise, rejectFactChange, rejectUnclear, rejectUnsupported } from './reject-wish.ts'
import { splitFeedback } from './split-feedback.ts'
import { translateWish } from './translate-wish.ts'

export const Feedback = z.object({
  /** In the person's words. */
  feedback: z.string(),
  /** The result the feedback refers to. */
  document: ResumeDocument,
  targetRole: TargetRole.optional(),
  earlier: Wishes.optional(),
})

export const ReadFeedback = z.object({
  wishes: Wishes,
  /** The role named in the feedback, or else the given one. */
  targetRole: TargetRole.optional(),
  /** Short sentences describing what will be done. */
  understood: z.array(z.string()),
  notFollowed: z.array(NotFollowed),
})
export type ReadFeedback = z.output<typeof ReadFeedback>

const courtesy =
  /^(?:(?:please|kindly|hi|hello|hey|thanks|thank you|ok(?:ay)?|so|and|but|also|then|just|maybe|perhaps|well|now|finally|first of all|first(?= (?:make|put|remove|drop|lead))|next|instead|oh|actually|basically|or|rather|(?:could|can|would|will) (?:you|we|it)(?: please| also| maybe| perhaps)?(?: try to)?|(?:could|can|should|would|may)(?= (?:the|my) )|i(?:['’]d| would) (?:like|love|prefer|want)(?: you)?(?: it)? to(?! (?:be|become|work|land|get))|i (?:want|need|wish|prefer) you to|i want to(?! (?:be|become|work|land|get|apply))|(?:it would be|would be) (?:nice|good|great) (?:if you|to)(?: could)?|let['’]?s|let us|you (?:should|could|can|may|must|need to)|we (?:should|could|can)|i think(?: that)?(?: you should| we should)?|try to|make sure (?:to|that you|you)|be sure to|feel free to|is it possible to|i(?:['’]d| would) (?:like|prefer|love)(?= (?:the|my|it|a|more|less|something))|i want(?= (?:the|my|it|a|more|less)\b)),?\s+)+/i

const reasons =
  /,? (?:because|since (?!\d)|as (?:it|they|that)(?:['’]s| is| are) (?:not|no|ir|old|out|un|too|only|just)|so that|in order to|to save).*$/i

const clean = (said: string): string =>
  said
    .replace(/[‘’]/g, "'")
    .trim()
    .replace(courtesy, '')
    .replace(/[,\s]+(?:please|thanks|thank you|if possible|if you can|for me|ok|okay|pls)$/i, '')
    .replace(reasons, '')
    .replace(/[.!?,:]+$/, '')
    .trim()

const readers: Reader[] = [
  rejectUnsupported,
  readUndo,
  readRole,
  readLength,
  readTone,
  readOrder,
  readKeeping,
  readOmission,
  readEmphasis,
  rejectFactChange,
]

const read = (clause: Clause): Reading => {
  for (const reader of readers) {
    const reading = reader(clause)
    if (reading) return reading
  }
  return rejectUnclear()
}

/**
 * Turns feedback into wishes for `optimizeResume`, added to the earlier ones; a later wish overrides an earlier one
 * about the same target. Unclear feedback and requests for new facts go to `notFollowed` with the reason.
 * Deterministic; nothing outside the resume is guessed.
 */
export const readWishes = (input: z.output<typeof Feedback>): ReadFeedback => {
  let wishes: Wishes = input.earlier ?? {}
  let { targetRole } = input
  const understood: string[] = []
  const notFollowed: NotFollowed[] = []
  for (const said of splitFeedback(input.feedback)) {
    const text = translateWish(clean(said))
    if (text === '' || isPraise(text)) continue
    const reading = read({ said, text, document: input.document, wishes })
    if ('reason' in reading) {
      notFollowed.push({ words: said, reason: reading.reason })
      continue
    }
    understood.push(reading.understood)
    const after = reading.wishes ?? wishes
    const reason = noteWithoutEffect({ before: wishes, after, document: input.document })
    if (reason) notFollowed.push({ words: said, reason })
    wishes = after
    for (const words of (reading.wishes && reading.missing) ?? [])
      notFollowed.push({ words, reason: nothingReason(words) })
    targetRole = reading.targetRole ?? targetRole
  }
  if (understood.length === 0 && notFollowed.length === 0)
    notFollowed.push({ words: input.feedback.trim(), reason: 'It asks for no change. Say what to change.' })
  return { wishes: tidyWishes(wishes), targetRole, understood, notFollowed }
}
