/** What a person wrote, and a line made from it. Several texts if the line merges them. */
export type AdversarialCase = readonly [source: string | readonly string[], line: string]

/**
 * Each part was written and measured before the check was improved against it: first `blind`, then `later` and `last`,
 * each once the failures of the previous part had been fixed.
 */
export type AdversarialSet = Record<'blind' | 'later' | 'last', readonly AdversarialCase[]>

export const allParts = ['blind', 'later', 'last'] as const
