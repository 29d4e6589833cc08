const productWords = ['nextrung', 'resume', 'career', 'interview']
// 0 and 1 on the library's scale of 4: fewer than a million guesses.
const weakestAccepted = 2

/** What is said beside a password that is taken all the same. */
export const commonPasswordWarning =
  'This password is common and easy to guess. You can change it at any time.'

/**
 * True for a password that guessing programs try first: common ones, their usual disguises, and the person's own
 * name or address. The dictionary is read when the first password is judged.
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
