import type { Layout } from '../shapes.ts'
import type { Part } from './document-kinds.ts'
import type { Writing } from './writing.ts'

type Choosable = {
  weight?: number
  formats?: readonly Layout['format'][]
  english?: boolean
  narrow?: boolean
}

/** Picks by weight among the grammars that suit the file, the language and the room there is. */
export function chooseGrammar<T extends Choosable>(input: {
  writing: Writing
  grammars: Record<string, T>
  narrow?: boolean
  part?: Part
}): [string, T] {
  const { writing, grammars, narrow = false, part } = input
  const suited = Object.entries(grammars).filter(
    ([, grammar]) =>
      (grammar.formats?.includes(writing.format) ?? true) &&
      (!grammar.english || writing.person.language === 'en') &&
      (!narrow || grammar.narrow === true),
  )
  const fixed = part && suited.find(([name]) => name === writing.kind.grammars[part])
  return fixed ?? writing.random.weighted(suited.map((entry) => [entry, entry[1].weight ?? 1] as const))
}
