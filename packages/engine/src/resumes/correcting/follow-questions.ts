import type { ResumeDocument, UnsureField } from '@nextrung/contract/resume-document'
import { fieldText, valueAt } from '../reading/field-text.ts'

type Moves = ReadonlyMap<string, string>
type Edit = { before: ResumeDocument; now: ResumeDocument; moves: Moves }

/** Where a field stands now; a missing field moves with its entry. Undefined if its entry is gone. */
function movedPointer(pointer: string, { before, moves }: Edit): string | undefined {
  if (valueAt(before, pointer) !== undefined) return moves.get(pointer)
  const cut = pointer.lastIndexOf('/')
  const parent = moves.get(pointer.slice(0, cut))
  return parent === undefined ? undefined : `${parent}${pointer.slice(cut)}`
}

/** The questions that an edit leaves open, with the pointers of the edited document. */
export function followQuestions(unsure: readonly UnsureField[], edit: Edit): UnsureField[] {
  return unsure.flatMap((field) => {
    const pointer = movedPointer(field.pointer, edit)
    if (pointer === undefined) return []
    const isSame = fieldText(edit.before, field.pointer) === fieldText(edit.now, pointer)
    return isSame ? [{ ...field, pointer }] : []
  })
}
