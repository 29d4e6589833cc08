import { suggestChange } from './suggest-change.ts'
import { suggestContact } from './suggest-contact.ts'
import { suggestDateFixes } from './suggest-dates.ts'
import { suggestLayout } from './suggest-layout.ts'
import { suggestLines } from './suggest-lines.ts'
import { suggestShape } from './suggest-shape.ts'
import { suggestSkills } from './suggest-skills.ts'
import type { Reviewed } from './suggestion.ts'

const mostSuggestions = 10

/** At most ten suggestions for this resume and role, most important first, each saying what to do. */
export const suggestImprovements = (reviewed: Reviewed): string[] => {
  const all = [
    suggestLayout,
    suggestShape,
    suggestChange,
    suggestContact,
    suggestSkills,
    suggestLines,
    suggestDateFixes,
  ].flatMap((suggest) => suggest(reviewed))
  const sentences = all.sort((a, b) => b.weight - a.weight).map(({ text }) => text)
  return [...new Set(sentences)].slice(0, mostSuggestions)
}
