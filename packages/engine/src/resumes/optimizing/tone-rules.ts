import { formalWordings, plainWordings, type ToneWording } from '@nextrung/knowledge/words/tone-words'

/** A wording of one tone for one of another; `$1` stands for the first group of the pattern. */
export type ToneRule = { pattern: RegExp; by: string }

const toRule = ([pattern, by]: ToneWording): ToneRule => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])${pattern}(?![\p{L}\d-])`, 'giu'),
  by,
})

/** Contractions and everyday words, as formal writing has them. */
export const formalRules: ToneRule[] = formalWordings.map(toRule)

/** Long and stiff words, as plain writing has them. */
export const plainRules: ToneRule[] = plainWordings.map(toRule)
