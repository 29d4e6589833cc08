import type { StoryPart } from '@nextrung/contract/career-story'

/** One sentence being drafted; `from` has JSON pointers to everything it says. */
export type Sentence = {
  text: string
  basis: StoryPart['basis']
  from: string[]
  /** Why it is there, if no line of the person says it. */
  reason?: string
  /** Texts of the knowledge base that it repeats. */
  known?: string[]
}

/** One full stop, and the full stop inside the quotation marks. */
const tidyEnd = (text: string): string =>
  text.replace(/\.\.$/, '.').replace(/”\.$/, '.”').replace(/”,/g, ',”')

export const say = (text: string, from: readonly (string | undefined)[]): Sentence => ({
  text: tidyEnd(text),
  basis: 'reworded',
  from: from.filter((pointer) => pointer !== undefined),
})

/** The chosen role as an aim; `from` if the sentence also says something about the person. */
export const aim = (text: string, from: readonly string[] = []): Sentence => ({
  text,
  basis: 'aim',
  from: [...from],
  reason: 'You chose this role.',
})

export const told = (text: string, from: readonly string[]): Sentence => ({
  text: tidyEnd(text),
  basis: 'told',
  from: [...from],
})
