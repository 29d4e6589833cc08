import { trainedThings, type WorkKind, workKinds } from '@nextrung/knowledge/words/work-kinds'
import { fold } from '../text/fold.ts'
import { baseOf } from '../text/verb-forms.ts'
import type { StorySource } from './story-source.ts'

type Told = { text: string; pointer: string }

const kindsOf = new Map<string, WorkKind[]>()
for (const [kind, verbs] of Object.entries(workKinds) as [WorkKind, readonly string[]][])
  for (const verb of verbs) kindsOf.set(verb, [...(kindsOf.get(verb) ?? []), kind])

const openingVerbs = (line: string): string[] =>
  fold(line)
    .split(/[^\p{L}-]+/u)
    .filter((word) => !/^(?:i|we|helped|help|to)$/.test(word))
    .slice(0, 2)
    .flatMap((word) => baseOf(word) ?? [])

/** Models are trained, too, but nobody is taught by it. */
const kindOf = (verb: string, line: string): WorkKind | undefined =>
  verb === 'train' && trainedThings.test(line) ? 'build' : kindsOf.get(verb)?.[0]

/** The lines about work and projects by the kind of work their first verb tells about. */
export const linesByKind = ({ document }: StorySource): { kinds: Map<WorkKind, Told[]>; total: number } => {
  const lines = (['work', 'projects'] as const).flatMap((section) =>
    document[section].flatMap(({ highlights }, at) =>
      highlights.map((text, row) => ({ text, pointer: `/${section}/${at}/highlights/${row}` })),
    ),
  )
  const kinds = new Map<WorkKind, Told[]>()
  for (const line of lines) {
    const kind = openingVerbs(line.text).flatMap((verb) => kindOf(verb, line.text) ?? [])[0]
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), line])
  }
  return { kinds, total: lines.length }
}
