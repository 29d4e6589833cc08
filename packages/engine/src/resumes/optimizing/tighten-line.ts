import { dropFirstPerson } from '../../text/drop-first-person.ts'
import { outsideProtected } from '../../text/protected-spans.ts'
import { capitalizeFirst, dropRepetition, tidySpacing } from '../../text/tidy-punctuation.ts'
import { checkLine } from '../../truth/check-line.ts'
import { dropFiller, dropSelfPraise } from './drop-filler.ts'
import { spellSkills } from './spell-skills.ts'
import { matchTense, strengthenOpening, type Tense } from './strengthen-opening.ts'
import { spellingChange } from './traced-document.ts'

const spacingChange = 'Spacing and punctuation made even'
const capitalChange = 'Capital letter first'

const isHonest = (line: string, sources: string[]): boolean => checkLine({ line, sources }).length === 0

type Step = { label: string; apply(text: string): string }

export type LineKind = 'bullet' | 'prose'

export type LineToTighten = {
  text: string
  kind: LineKind
  /** Form for an opening verb: past for ended jobs, base form for current ones. */
  tense: Tense
  /** True if the dates show it has ended: then present tense becomes past. */
  isOver?: boolean
  /** Names of employers, products and schools, which no rule may change. */
  names: string[]
}

export type TightenedLine = { text: string; changes: string[] }

const stepsFor = ({ kind, tense, isOver }: LineToTighten): Step[] => [
  { label: spacingChange, apply: tidySpacing },
  { label: 'First person removed', apply: dropFirstPerson },
  ...(kind === 'bullet'
    ? [
        { label: 'Verb first', apply: (text: string) => strengthenOpening({ text, tense }) },
        {
          label: 'Tense matches the dates',
          apply: (text: string) => (isOver ? matchTense({ text, tense }) : text),
        },
      ]
    : [{ label: 'Filler removed', apply: dropSelfPraise }]),
  { label: 'Filler removed', apply: dropFiller },
  { label: 'Repetition removed', apply: dropRepetition },
  { label: capitalChange, apply: capitalizeFirst },
]

const applySteps = (line: LineToTighten, changes: Set<string>): string => {
  const { names } = line
  const run = (text: string, { label, apply }: Step): string => {
    const changed = outsideProtected({ text, names }, apply)
    const isOnlyCase = changed.toLowerCase() === text.toLowerCase()
    if (changed !== text && (!isOnlyCase || label === capitalChange)) changes.add(label)
    return changed
  }
  const steps = stepsFor(line)
  let current = line.text
  // One change can expose another ("I was responsible for"), so repeat the steps until nothing changes.
  for (let round = 0; round < 4; round++) {
    const next = steps.reduce(run, current)
    if (next === current) break
    current = next
  }
  const spelled = outsideProtected({ text: current, names }, spellSkills)
  if (spelled !== current) changes.add(spellingChange)
  return spelled
}

/**
 * Puts the verb first, removes first person, filler and repetition, and spells skills as their owners do. If the
 * truth check finds anything the person did not say, the person's own words are restored.
 */
export const tightenLine = (line: LineToTighten): TightenedLine => {
  const changes = new Set<string>()
  const text = applySteps(line, changes)
  if (text === line.text) return { text, changes: [] }
  const tidied = outsideProtected({ text: line.text, names: line.names }, tidySpacing)
  // Tidied words are the person's own if tidying changed nothing that matters.
  const own = isHonest(tidied, [line.text]) ? tidied : line.text
  if (text === '' || !isHonest(text, [line.text, own]))
    return { text: own, changes: own === line.text ? [] : [spacingChange] }
  const telling = [...changes].filter((label) => label !== capitalChange || changes.size === 1)
  return { text, changes: telling }
}
