import { spellingKey } from '@nextrung/knowledge/skills/spelling'
import { likeness } from '../../text/likeness.ts'
import type { EntryList, WishTarget } from './wish.ts'

/** Plain text, or the traced text of a resume being reworded. */
type Field = string | { text: string } | undefined
type Entry = { [Key in NameField | 'startDate']?: Field }
type NameField = 'position' | 'name' | 'studyType' | 'area' | 'institution' | 'language'

const nameFields: Record<EntryList, NameField[]> = {
  work: ['position', 'name'],
  projects: ['name'],
  education: ['studyType', 'area', 'institution'],
  certificates: ['name'],
  languages: ['language'],
}

const plain = (field: Field): string => (typeof field === 'string' ? field : (field?.text ?? ''))

/** An entry's name: "Help Desk Technician, Carolina Freight". Accepts plain and traced entries. */
export const entryName = (list: EntryList, entry: object): string =>
  nameFields[list]
    .map((field) => plain((entry as Entry)[field]))
    .filter((text) => text !== '')
    .join(', ')

export const entryStart = (entry: object): string => plain((entry as Entry).startDate)

type EntryTarget = Extract<WishTarget, { kind: 'entry' }>

/** Index of the entry that a wish refers to, by its words and start; undefined if it isn't in the list. */
export const findEntryAt = (target: EntryTarget, entries: object[]): number | undefined => {
  const ranked = entries
    .map((entry, at) => ({
      at,
      same: likeness(entryName(target.list, entry), target.name),
      isStart: target.start === undefined || entryStart(entry) === target.start,
    }))
    .filter(({ same }) => same >= 0.6)
    .sort((a, b) => b.same - a.same || Number(b.isStart) - Number(a.isStart))
  return ranked[0]?.at
}

/** Whether two entries of a list have the same name and start. */
export const isSameEntry = (list: EntryList, [one, other]: [object, object]): boolean =>
  spellingKey(entryName(list, one)) === spellingKey(entryName(list, other)) &&
  entryStart(one) === entryStart(other)

export const isEntry = (target: WishTarget, { list, entry }: { list: EntryList; entry: object }): boolean =>
  target.kind === 'entry' &&
  target.list === list &&
  spellingKey(entryName(list, entry)) === spellingKey(target.name) &&
  (target.start === undefined || entryStart(entry) === target.start)
