import type { FieldLabel } from '@nextrung/engine/resumes/reading/labels'
import type { Piece } from '../../shapes.ts'
import type { Fields } from '../line-template.ts'
import { joined, labelled } from '../lines.ts'
import type { Writing } from '../writing.ts'

export type Contact = { key: 'Phone' | 'Email' | 'Address' | 'Web'; pieces: Piece[] }

const icons: Record<Contact['key'], readonly string[]> = {
  Phone: ['☎', '✆', '📞', '☏', '📱'],
  Email: ['✉', '✉', '📧', '@'],
  Address: ['⌂', '📍', '⚲', '⚑'],
  Web: ['🔗', '⚭', '🌐', '►'],
}

/** The ways to reach the person in the order they list them. */
export function contactsOf(writing: Writing): Contact[] {
  const { person, random } = writing
  const of = (key: Contact['key'], text: string | undefined, label: FieldLabel): Contact[] => {
    const pieces = labelled(text, label)
    return pieces ? [{ key, pieces }] : []
  }
  const contacts = [
    ...of('Address', person.place, 'place'),
    ...of('Phone', person.phone, 'none'),
    ...of('Email', person.email, 'none'),
    ...person.links.flatMap((link) => of('Web', link, 'url')),
  ]
  return random.chance(0.45) ? contacts : random.shuffle(contacts)
}

/** What `header-templates.ts` may name. */
export function headerFields({ writing, contacts }: { writing: Writing; contacts: Contact[] }): Fields {
  const { person, separator, word } = writing
  const separatorOfContacts = separator.trim() === ',' && writing.random.chance(0.6) ? ' | ' : separator
  const withLabel = ({ key, pieces }: Contact): Piece[] => [
    { text: `${word(key)}: `, label: 'none' },
    ...pieces,
  ]
  const chosen = Object.fromEntries(
    Object.entries(icons).map(([key, pool]) => [key, writing.random.pick(pool)]),
  )
  const withIcon = ({ key, pieces }: Contact): Piece[] => [
    { text: `${chosen[key]} `, label: 'none' },
    ...pieces,
  ]
  const [, street, city] = /^([^,]+\d[^,]*|\d[^,]*), (.+)$/.exec(person.place ?? '') ?? []
  const links = person.links.map((link): Piece[] => [{ text: link, label: 'url' }])
  const all = (things: Piece[][]): Piece[] => joined(things, separatorOfContacts)
  return {
    name: labelled(person.name, 'name'),
    ...halvesOf(person.name),
    title: labelled(person.title, 'title'),
    email: labelled(person.email, 'none'),
    phone: labelled(person.phone, 'none'),
    place: labelled(person.place, 'place'),
    street: labelled(street, 'place'),
    city: labelled(city ?? person.place, 'place'),
    links: all(links),
    contacts: all(contacts.map(({ pieces }) => pieces)),
    labelled: all(contacts.map(withLabel)),
    icons: all(contacts.map(withIcon)),
    ...numbered(
      'c',
      contacts.map(({ pieces }) => pieces),
    ),
    ...numbered('l', contacts.map(withLabel)),
    ...numbered('i', contacts.map(withIcon)),
    ...numbered(
      'k',
      contacts.map(({ key }) => [{ text: word(key), label: 'none' }]),
    ),
  }
}

/** The name over two lines; one of a single word, or with something behind it, stays on the second. */
function halvesOf(name: string): Fields {
  const at = name.includes(',') ? -1 : name.lastIndexOf(' ')
  return {
    first: labelled(name.slice(0, Math.max(0, at)), 'name'),
    last: labelled(name.slice(at + 1), 'name'),
  }
}

/** The sixth takes all that are left. */
function numbered(prefix: string, things: Piece[][]): Fields {
  const first = things.slice(0, 5).map((pieces, at): [string, Piece[]] => [`${prefix}${at + 1}`, pieces])
  const rest = things.slice(5)
  return Object.fromEntries(rest.length > 0 ? [...first, [`${prefix}6`, joined(rest, ', ')]] : first)
}
