/** What the answer to a message can turn on, when the message names it. */
export type MentorNeed = 'role' | 'secondRole' | 'skill' | 'secondSkill' | 'hours' | 'amount'

/** The parts of a reply, in the order in which they are said. */
export const replyPlaces = ['lead', 'fact', 'reason', 'advice', 'caution', 'next', 'ask'] as const

export type ReplyPlace = (typeof replyPlaces)[number]

/** Something to say, in several wordings. */
export type ReplyPart = {
  place: ReplyPlace
  /** Said only to people of this kind; to everybody without it. */
  for?: 'transitioner' | 'professional'
  /** Said only when the message sounds down (frustrated, anxious) or up (excited, confident). */
  tone?: 'down' | 'up'
  /** The same in different sentences; one whose `{slots}` all have a value can be said. */
  texts: readonly string[]
}

/** The screens that a reply can open. */
export type MentorScreen =
  | 'dashboard'
  | 'career-analytics'
  | 'learning-path'
  | 'career-mentor'
  | 'interview-prep'
  | 'career-story'
  | 'career-path'
  | 'profile'
  | 'settings'
  | 'subscription'

/** A kind of message, how people put it, and what there is to say to it. */
export type MentorKind = {
  /** Stable: feedback on replies refers to it. */
  id: string
  /** Completes "You're asking …", for asking back when the mentor is not sure. */
  asking: string
  needs: readonly MentorNeed[]
  /** Messages as people type them. */
  examples: readonly string[]
  reply: readonly ReplyPart[]
  /** What the person may send next. */
  actions: readonly string[]
  opens: readonly MentorScreen[]
}
