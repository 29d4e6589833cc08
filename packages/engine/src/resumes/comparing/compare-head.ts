import type { ResumeDocument } from '@nextrung/contract/resume-document'
import {
  addedChange,
  isSameText,
  quoted,
  type RankedChange,
  ranks,
  rewordedChange,
  type Sides,
} from './change.ts'
import { reasonForRemoval } from './compare-lines.ts'

type Field = {
  pointer: string
  label: string
  where: string
  read(document: ResumeDocument): string | undefined
}

const contact = 'Contact'

const fields: Field[] = [
  { pointer: '/basics/name', label: 'Name', where: contact, read: ({ basics }) => basics.name },
  {
    pointer: '/basics/label',
    label: 'Title under the name',
    where: contact,
    read: ({ basics }) => basics.label,
  },
  { pointer: '/basics/email', label: 'E-mail', where: contact, read: ({ basics }) => basics.email },
  { pointer: '/basics/phone', label: 'Phone', where: contact, read: ({ basics }) => basics.phone },
  { pointer: '/basics/url', label: 'Site', where: contact, read: ({ basics }) => basics.url },
  {
    pointer: '/basics/location',
    label: 'Place',
    where: contact,
    read: ({ basics: { location } }) =>
      location &&
      (location.text ?? [location.city, location.region, location.countryCode].filter(Boolean).join(', ')),
  },
  {
    pointer: '/basics/profiles',
    label: 'Profiles',
    where: contact,
    read: ({ basics }) =>
      basics.profiles
        .map(({ network, url, username }) => url ?? [network, username].filter(Boolean).join(' '))
        .join(', '),
  },
  { pointer: '/basics/summary', label: '', where: 'Summary', read: ({ basics }) => basics.summary },
]

const compareField = (sides: Sides, { pointer, label, where, read }: Field): RankedChange[] => {
  const [before = '', after = ''] = [read(sides.older.document), read(sides.newer.document)]
  const named = label === '' ? 'The summary' : label
  if (isSameText(before, after)) return []
  if (before && after)
    return [
      rewordedChange(
        sides,
        { older: pointer, newer: pointer },
        { before, after, where, rank: ranks.head, ...(label && { label }) },
      ),
    ]
  if (after)
    return [
      addedChange(sides, pointer, {
        text: after,
        where,
        what: `${named} ${quoted(after)} was added.`,
        rank: ranks.head,
      }),
    ]
  const why = reasonForRemoval(before, { leftOut: sides.leftOut, lines: [] })
  return [
    {
      kind: 'removed',
      where,
      what: `${named} ${quoted(before)} was left out.`,
      why,
      before,
      rank: ranks.head,
    },
  ]
}

/** Compares name, title, contact details and summary. */
export const compareHead = (sides: Sides): RankedChange[] =>
  fields.flatMap((field) => compareField(sides, field))
