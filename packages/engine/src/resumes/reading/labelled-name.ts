import type { Line } from '../parsing/line.ts'

const nameWord =
  '(?:full name|complete name|name|surname|family name|last name|first names?|given names?|forenames?|nachname|vorname|familienname|vor-?\\s?und nachname|nom|prénom|nom et prénom|nombre|apellidos?|nome|cognome|sobrenome|naam|voornaam|achternaam|imię|imiona|nazwisko|imię i nazwisko|namn|förnamn|efternamn|nom de famille)'
const label = new RegExp(
  `^${nameWord}(?:\\s*\\([^()]{1,8}\\))?(?:\\s*(?:[/&,]|and|und|et|y|e|en|i|och)\\s*${nameWord}(?:\\s*\\([^()]{1,8}\\))?)*\\s*:?$`,
  'iu',
)
const labelled = /^([^:]{2,40}):\s*(\S.{2,60})$/u

/** The name in "Name: Ada Lund", or beside such a label in a table. */
export function labelledName({ text, cells }: Line): string | undefined {
  const [first = '', second] = cells
  if (second !== undefined && cells.length === 2 && label.test(first)) return second
  const [, before = '', behind] = labelled.exec(text) ?? []
  return behind !== undefined && label.test(before) ? behind : undefined
}
