import type { WorkKind } from '@nextrung/knowledge/words/work-kinds'
import { openingOf } from '../text/phrases.ts'
import type { StoryFacts } from './story-facts.ts'
import { linesByKind } from './work-kind.ts'

const names: Record<WorkKind, { name: string; says: string }> = {
  build: { name: 'Builder', says: 'you built or made something' },
  improve: { name: 'Improver', says: 'you made something better, faster or cheaper' },
  run: { name: 'Steady Hand', says: 'you kept something running' },
  guide: { name: 'Guide', says: 'you helped, served or taught people' },
  organise: { name: 'Organizer', says: 'you planned or led something' },
  investigate: { name: 'Investigator', says: 'you measured, tested or found something out' },
}

/** The career persona and what it rests on, for the person to read. */
export type Persona = { type: string; basis: string; kind: WorkKind | undefined }

const unclear = 'Not clear yet'

const prefixed = (name: string, { standing, origin }: StoryFacts): string => {
  if (standing === 'changer') return origin ? `${name} from ${origin.name}` : `Career-changing ${name}`
  return standing === 'starter' ? `${name} at the Start` : name
}

type Kinds = ReturnType<typeof linesByKind>

const allRounder = (facts: StoryFacts, { kinds, total }: Kinds): Persona => {
  const [first, last] = [[...kinds.values()][0]?.[0], [...kinds.values()].at(-1)?.[0]]
  return {
    type: prefixed('All-Rounder', facts),
    kind: undefined,
    basis: `Your ${total} lines about your work tell about ${kinds.size} different kinds of it, from “${openingOf(first?.text ?? '')}” to “${openingOf(last?.text ?? '')}”.`,
  }
}

/** The kind of work that most lines tell about; ties go to the kind whose line comes first. */
export const readPersona = (facts: StoryFacts): Persona => {
  const { kinds, total } = linesByKind(facts.source)
  const [best] = [...kinds].sort(([, a], [, b]) => b.length - a.length)
  if (!best)
    return {
      type: unclear,
      kind: undefined,
      basis:
        total === 0
          ? 'Nothing you gave says what you did, so there is nothing to base a persona on. Add two or three lines about what you did to a job or project.'
          : 'Your lines name things rather than what you did with them, so they show no persona. Start a few of them with a verb, such as “Built”, “Trained” or “Reduced”.',
    }
  const [kind, lines] = best
  if (lines.length === 1 && kinds.size > 1) return allRounder(facts, { kinds, total })
  const { name, says } = names[kind]
  const example = openingOf(lines[0]?.text ?? '')
  const count =
    total === 1
      ? `Your one line about your work says that ${says}`
      : `${lines.length} of your ${total} lines about your work ${lines.length === 1 ? 'says' : 'say'} that ${says}`
  return { type: prefixed(name, facts), kind, basis: `${count}: “${example}”.` }
}
