/** What a person wrote (several texts where a line was made from several), and a line that was made of it. */
export type AdversarialCase = readonly [source: string | readonly string[], line: string]

/** `blind` was written and measured before the check was improved with it in view; `later` afterwards. */
export type AdversarialSet = { blind: readonly AdversarialCase[]; later: readonly AdversarialCase[] }
