import { findActualTexts, type Operators, replacedRunsOf } from './pdf-actual-text.ts'

/** Gives the letters of a page's glyphs without a character, in the order of the content. */
export type Ligatures = { ofPage(operators: Operators | undefined): readonly string[] }

/**
 * Follows the replacement texts of a document from page to page. Each page takes the next content stream
 * whose count of replaced runs fits; where none fits, nothing is guessed.
 */
export function followLigatures(bytes: Uint8Array): Ligatures {
  let lists: string[][] | undefined
  return {
    ofPage(operators) {
      const runs = operators ? replacedRunsOf(operators) : []
      if (runs.length === 0) return []
      lists ??= findActualTexts(bytes)
      const at = lists.findIndex((list) => list.length === runs.length)
      const [texts = []] = at === -1 ? [] : lists.splice(at, 1)
      return texts.filter((_, run) => runs[run])
    },
  }
}
