const productWords = ['nextrung', 'resume', 'career', 'interview']
// zxcvbn scores 0 and 1 (of 4) mean fewer than a million guesses.
const weakestAccepted = 2

/** Shown when a common password is accepted anyway. */
export const commonPasswordWarning =
  'This password is common and easy to guess. You can change it at any time.'

/**
 * Whether guessing programs try this password early: common passwords, their usual variations, and the person's own
 * name or address. The dictionary is loaded on the first call.
 */
export const isCommonPassword = async (password: string, personal: string[]): Promise<boolean> => {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  checker ??= new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  const own = [...productWords, ...personal.flatMap((text) => text.split(/[\s@.]+/))].filter(
    (word) => word.length > 2,
  )
  return checker.check(password, own).score < weakestAccepted
}

let checker: { check(password: string, own: string[]): { score: number } } | undefined
