/** What a person wrote (several texts where a line was made from several), and a line that was made of it. */
export type AdversarialCase = readonly [source: string | readonly string[], line: string]

/**
 * `blind` was written and measured before the check was improved with it in view, `later` and `last` each after the
 * set before it had been mended, again before they were looked at.
 */
export type AdversarialSet = Record<'blind' | 'later' | 'last', readonly AdversarialCase[]>

export const allParts = ['blind', 'later', 'last'] as const
