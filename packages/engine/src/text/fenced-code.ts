type WithCode = { question: string; code?: { language: string; lines: readonly string[] } }

// Longer than any run of backticks in the code, so that the code cannot end its own block.
const fenceFor = (code: string): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(longest + 1)
}

/** A question's text, with its code as a fenced block after it. */
export const withFencedCode = ({ question, code }: WithCode): string => {
  if (!code) return question
  const text = code.lines.join('\n')
  const fence = fenceFor(text)
  return `${question}\n\n${fence}${code.language}\n${text}\n${fence}`
}

const fenced = /^([\s\S]*?)\n\n(`{3,})([^\n`]*)\n([\s\S]*)\n\2$/

/** Takes the two apart again; undefined for a text that does not end with a fenced block. */
export const splitFencedCode = (
  text: string,
): { question: string; code: { language: string; text: string } } | undefined => {
  const [, question, , language, code] = fenced.exec(text) ?? []
  if (question === undefined || language === undefined || code === undefined) return undefined
  return { question, code: { language, text: code } }
}
