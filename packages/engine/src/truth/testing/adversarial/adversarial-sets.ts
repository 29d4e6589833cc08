import type { AdversarialSet } from './adversarial-case.ts'
import { certificateInvented } from './certificate-invented.ts'
import { dateStretched } from './date-stretched.ts'
import { degreeCompleted } from './degree-completed.ts'
import { employerRenamed } from './employer-renamed.ts'
import { honestAbbreviations } from './honest-abbreviations.ts'
import { honestMerging } from './honest-merging.ts'
import { honestNumerals } from './honest-numerals.ts'
import { honestOrder } from './honest-order.ts'
import { honestSynonyms } from './honest-synonyms.ts'
import { honestTense } from './honest-tense.ts'
import { honestTightening } from './honest-tightening.ts'
import { languageLevelRaised } from './language-level-raised.ts'
import { ledForHelped } from './led-for-helped.ts'
import { numberChanged } from './number-changed.ts'
import { teamSizeAdded } from './team-size-added.ts'
import { titleRaised } from './title-raised.ts'
import { toolAdded } from './tool-added.ts'

/** Inventions, by what was planted. */
export const inventions: Record<string, AdversarialSet> = {
  'number changed': numberChanged,
  'team size added': teamSizeAdded,
  'title raised': titleRaised,
  'degree completed': degreeCompleted,
  'tool added': toolAdded,
  'date stretched': dateStretched,
  'employer renamed': employerRenamed,
  '"led" for "helped"': ledForHelped,
  'certificate invented': certificateInvented,
  'language level raised': languageLevelRaised,
}

/** Rewrites that say no more than the source, by the kind of change. */
export const honest: Record<string, AdversarialSet> = {
  'another order': honestOrder,
  tightened: honestTightening,
  'abbreviations written out': honestAbbreviations,
  'tense and form': honestTense,
  'plain synonyms': honestSynonyms,
  'numbers in another writing': honestNumerals,
  'lines merged': honestMerging,
}
