import { applyingMessages } from './messages/applying-messages.ts'
import { changeMessages } from './messages/change-messages.ts'
import { learningMessages } from './messages/learning-messages.ts'
import { marketMessages } from './messages/market-messages.ts'
import { talkMessages } from './messages/talk-messages.ts'
import { workMessages } from './messages/work-messages.ts'

/** Messages beside the examples of the kinds, by the id of their kind; the mentor learns from both. */
export const moreMessages: Readonly<Record<string, readonly string[]>> = {
  ...changeMessages,
  ...learningMessages,
  ...marketMessages,
  ...applyingMessages,
  ...workMessages,
  ...talkMessages,
}
