/** What a resume line says was done, and what came of it; both are verbatim parts of the line. */
export type SplitLine = { action: string; result: string }

const outcome =
  /^(?<action>.{15,}?)(?:,| ?;| –| —)? (?:and )?(?<result>(?:which|resulting in|leading to|reducing|cutting|saving|increasing|improving|raising|lowering|shortening|bringing|so that|complaints fell|to save|to reduce)\b.{8,})$/iu
const means = /^(?<result>.{12,}?) (?<action>by \p{L}+ing\b.{4,})$/iu

const parts = (match: RegExpExecArray | null): SplitLine | undefined => {
  const { action, result } = match?.groups ?? {}
  return action && result ? { action: action.trim(), result: result.trim() } : undefined
}

const bare = (line: string): string =>
  line
    .trim()
    .replace(/^[\s•·▪◦*–—-]+/u, '')
    .replace(/[\s.;,:]+$/u, '')

/** Splits a line where it says itself what came of it; otherwise all of it is what was done. */
export const splitLine = (line: string): SplitLine => {
  const text = bare(line)
  return parts(means.exec(text)) ?? parts(outcome.exec(text)) ?? { action: text, result: '' }
}
