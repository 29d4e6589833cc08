import { type OwnWords, ownWords } from './own-words.ts'

/** A sentence about the conversation that has not been said in the thread; the least used one when all have been. */
export const sayOwnWords = (
  what: OwnWords,
  { said, seed }: { said: ReadonlySet<string>; seed: number },
): { id: string; text: string } | undefined => {
  const left = ownWords[what].flatMap((text, at) => {
    const id = `own.${what}/${at}`
    return said.has(id) ? [] : [{ id, text }]
  })
  return left[seed % Math.max(1, left.length)]
}
