/** A pattern with more than this is not a regular expression that anyone would put to use. */
export const patternCharacters = 500

const mostMatches = 200

/** An inline flag, which engines disagree about and one of ours compiles wrongly. */
const inlineFlag = /\(\?[a-z]*-?[a-z]+:/

/** Says what is wrong with a pattern, or `undefined`. */
export const patternProblem = (pattern: string, flags: string): string | undefined => {
  if (pattern.trim() === '') return 'Write a regular expression.'
  if (pattern.length > patternCharacters)
    return `A regular expression can have at most ${patternCharacters} characters here.`
  if (inlineFlag.test(pattern)) return 'Flags inside a pattern cannot be used here.'
  try {
    new RegExp(pattern, flags)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'This is not a regular expression.'
  }
}

/**
 * What a pattern finds in a text: whether it matches (`test`), every match (`matches`), or the named groups of every
 * match (`groups`). May take very long; run it where it can be stopped.
 */
export const applyPattern = (
  { pattern, flags }: { pattern: string; flags: string },
  { probe, text }: { probe: string; text: string },
): unknown => {
  if (probe === 'test') return new RegExp(pattern, flags.replace('g', '')).test(text)
  const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  const found = []
  for (const match of text.matchAll(expression)) {
    found.push(probe === 'groups' ? { ...match.groups } : match[0])
    if (found.length === mostMatches) break
  }
  return found
}

/** The pattern as it was typed: one line, without a final line break. */
export const patternIn = (code: string): string => code.replace(/[\r\n]+$/, '')
