import { formalWordings, plainWordings, type ToneWording } from '@nextrung/knowledge/words/tone-words'

/** Replaces one tone's wording with another's; `$1` is the pattern's first group. */
export type ToneRule = { pattern: RegExp; by: string }

const toRule = ([pattern, by]: ToneWording): ToneRule => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])${pattern}(?![\p{L}\d-])`, 'giu'),
  by,
})

/** Contractions and everyday words with their formal equivalents. */
export const formalRules: ToneRule[] = formalWordings.map(toRule)

/** Long and stiff words with their plain equivalents. */
export const plainRules: ToneRule[] = plainWordings.map(toRule)
