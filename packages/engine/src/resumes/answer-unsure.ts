import type { FieldAnswer } from '@nextrung/contract/resume-answers'
import { ResumeDocument } from '@nextrung/contract/resume-document'
import { valueAt } from './reading/field-text.ts'
import { questionKey } from './reading/question-key.ts'
import type { ParsedResume } from './resume-model.ts'

export type AnsweredResume = {
  /** With the settled questions removed; its document is unchanged. */
  parsed: ParsedResume
  /** The document with the person's changes, for `correctResume`. */
  document: ResumeDocument
}

type Field = { holder: Record<string, unknown>; key: string }

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The object or list that a field stands in; undefined if its entry is not there. */
function fieldAt(document: ResumeDocument, pointer: string): Field | undefined {
  const cut = pointer.lastIndexOf('/')
  const holder = valueAt(document, pointer.slice(0, cut))
  return isHolder(holder) ? { holder, key: pointer.slice(cut + 1) } : undefined
}

const dateFields = ['startDate', 'endDate', 'current', 'dateText']

function leaveOut({ holder, key }: Field): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (key === 'dateText') for (const field of dateFields) delete holder[field]
  else delete holder[key]
}

/** The parts of an entry's head that a reading swaps. */
const counterparts: Readonly<Record<string, string>> = { position: 'name', name: 'position' }

function change({ holder, key }: Field, value: string): void {
  const other = counterparts[key]
  const before = holder[key]
  // "The employer is my title" means that the title is the employer.
  if (other !== undefined && holder[other] === value) holder[other] = before ?? ''
  holder[key] = value
}

// From the last to the first, so that leaving out an entry moves none that is still to be answered.
const fromLast = (a: FieldAnswer, b: FieldAnswer) =>
  b.pointer.localeCompare(a.pointer, 'en', { numeric: true })

/**
 * Applies answers to the questions about unsure fields. Confirmed ones are settled for good; the others change the
 * document. Answers to questions that are not open, such as those given twice, do nothing.
 */
export function answerUnsure(parsed: ParsedResume, answers: readonly FieldAnswer[]): AnsweredResume {
  const document = ResumeDocument.parse(structuredClone(parsed.document))
  const open = new Map((parsed.unsure ?? []).map((field) => [field.pointer, field]))
  const settled: string[] = []
  for (const given of [...answers].sort(fromLast)) {
    const question = open.get(given.pointer)
    const field = fieldAt(document, given.pointer)
    if (question === undefined || field === undefined) continue
    open.delete(given.pointer)
    const isMissing = question.value === undefined
    if (given.answer === 'right' || (given.answer === 'leave-out' && isMissing)) {
      settled.push(questionKey(question))
      continue
    }
    if (given.answer === 'leave-out') leaveOut(field)
    else change(field, given.value)
  }
  const left = (parsed.unsure ?? []).filter(({ pointer }) => open.has(pointer))
  return {
    parsed: {
      ...parsed,
      unsure: left,
      settled: [...new Set([...(parsed.settled ?? []), ...settled])],
    },
    document,
  }
}
