import { applyingMessages } from './messages/applying-messages.ts'
import { changeMessages } from './messages/change-messages.ts'
import { furtherMessages } from './messages/further-messages.ts'
import { learningMessages } from './messages/learning-messages.ts'
import { marketMessages } from './messages/market-messages.ts'
import { talkMessages } from './messages/talk-messages.ts'
import { toldMessages } from './messages/told-messages.ts'
import { toldWorkMessages } from './messages/told-work-messages.ts'
import { workMessages } from './messages/work-messages.ts'

const asked: Readonly<Record<string, readonly string[]>> = {
  ...changeMessages,
  ...learningMessages,
  ...marketMessages,
  ...applyingMessages,
  ...workMessages,
  ...talkMessages,
}

/** Messages beside the examples of a kind; the mentor learns from both. */
export const moreMessagesOf = (kind: string): readonly string[] => [
  ...(asked[kind] ?? []),
  ...(toldMessages[kind] ?? []),
  ...(toldWorkMessages[kind] ?? []),
  ...(furtherMessages[kind] ?? []),
]
