const runs = /[_─━═‗]{3,}|={4,}|-{5,}|~{4,}|\.{5,}|…{2,}/g
const nothingElse = /^[\s_\-–—=~*.·•#+|─━═]{3,}$/

/** Replaces rules and leaders drawn with characters, such as a row of underscores, with the space they fill. */
export function withoutRules(text: string): string {
  return text.replace(runs, (run) => ' '.repeat(Math.max(4, run.length)))
}

/** True for a line that only divides others: '* * *', '-----'. */
export function isRule(text: string): boolean {
  return nothingElse.test(text.trim())
}
