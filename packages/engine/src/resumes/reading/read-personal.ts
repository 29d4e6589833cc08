import {
  ageWords,
  birthWords,
  childWords,
  maritalStates,
  photoNotes,
  workPermissionWords,
} from '@nextrung/knowledge/words/personal-words'
import { findDates } from '../../text/find-dates.ts'
import { fold } from '../../text/fold.ts'
import { alternatives } from '../../text/phrase-pattern.ts'
import { readPlace } from '../../text/places.ts'
import { labelOf, splitPersonalLabel } from './personal-labels.ts'
import type { Piece } from './personal-pieces.ts'

/** Where a line stands: beside other personal details, or at the top of the resume. */
export type PersonalContext = { isNear: boolean; isTop: boolean }

type Detail = { label: string; value: string }
type Read = { details: Detail[]; rest: Piece[] }

const longestValue = 80
const states: ReadonlySet<string> = new Set(maritalStates.map(fold))
const photos: ReadonlySet<string> = new Set(photoNotes.map(fold))
const birth = new RegExp(`^(${alternatives(birthWords)})(?![\\p{L}])\\s*:?\\s*(\\S.*)$`, 'iu')
const numbers =
  '\\d{1,2}|no|one|two|three|four|keine|ein|eine|zwei|drei|vier|un|une|deux|trois|quatre|uno|una|dos|tres|due|tre|um|uma|dois|duas|três|twee|drie|dwoje|två'
const children = new RegExp(`^(?:${numbers})\\s+(?:${alternatives(childWords)})$`, 'iu')
const age = new RegExp(`^(?:aged\\s+)?\\d{1,2}\\s*(?:${alternatives(ageWords)})$`, 'iu')
const permission = new RegExp(`(?:${workPermissionWords.join('|')})`, 'iu')

const birthLabels: ReadonlySet<string> = new Set(birthWords.map(fold))

const isFewWords = (text: string) => text.split(/\s+/).length <= 4
const hasDate = (text: string) =>
  findDates(text).length > 0 || /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/.test(text)

/** What the text says by itself, without a label. */
function readBare(text: string): Detail | undefined {
  const bare = text.replace(/^[[(]+|[\])]+$/g, '').trim()
  const key = fold(bare)
  if (states.has(key)) return { label: 'Marital status', value: bare }
  if (children.test(bare)) return { label: 'Children', value: bare }
  if (age.test(bare)) return { label: 'Age', value: bare }
  return photos.has(key) ? { label: 'Photo', value: bare } : undefined
}

/** "Born 12 March 1985 in Lagos", "geb. 12.03.1985 in Ulm, ledig". */
function readBirth(text: string): Detail | undefined {
  const match = birth.exec(text)
  const [, label = '', value = ''] = match ?? []
  if (match === null || value.length > longestValue) return undefined
  return hasDate(value) || (/\b(?:in|à|a|en|em|te|i|w)$/iu.test(label) && readPlace(value) !== undefined)
    ? { label, value: value.replace(/[.,]$/, '') }
    : undefined
}

/** A permission to work that stands beside the nationality is content: "Nigerian (UK work permit)". */
function splitPermission(value: string): { value: string; content: string | undefined } {
  const cut = /\s*[,;(]\s*(?=\S)/u.exec(value)
  if (!permission.test(value)) return { value, content: undefined }
  const after = cut === null ? '' : value.slice(cut.index + cut[0].length).replace(/\)$/, '')
  return cut !== null && permission.test(after) && !permission.test(value.slice(0, cut.index))
    ? { value: value.slice(0, cut.index), content: after }
    : { value: '', content: value }
}

function isDetail(led: NonNullable<ReturnType<typeof splitPersonalLabel>>, context: PersonalContext) {
  const { value, isMarked, isStrong } = led
  if (value === '' || value.length > longestValue) return false
  if (isStrong)
    return (
      isMarked ||
      hasDate(value.slice(0, 30)) ||
      (context.isNear && isFewWords(value) && !birthLabels.has(fold(led.label)))
    )
  return isMarked && isFewWords(value) && (context.isNear || context.isTop)
}

/** A sentence about a birth and what a list adds to it: "geb. 12.03.1985 in Ulm, ledig, Führerschein B". */
function readBirthList(piece: Piece): Read | undefined {
  const [first = '', ...others] = piece.text.split(/,\s+/)
  const details: Detail[] = []
  const rest: Piece[] = []
  const sentence = [first]
  for (const text of others) {
    const bare = readBare(text)
    if (bare !== undefined) details.push(bare)
    else if (/\d{4}/.test(text) || readPlace(text) !== undefined) sentence.push(text)
    else rest.push({ ...piece, text })
  }
  const born = readBirth(sentence.join(', '))
  return born === undefined ? undefined : { details: [born, ...details], rest }
}

function readOne(piece: Piece, context: PersonalContext): Read | undefined {
  const isPlaced = context.isNear || context.isTop
  const born = isPlaced ? readBirthList(piece) : undefined
  if (born !== undefined) return born
  const led = splitPersonalLabel(piece.text)
  if (led !== undefined && isDetail(led, context)) {
    const { value, content } = splitPermission(led.value)
    if (value === '') return undefined
    return {
      details: [{ label: led.label, value }],
      rest: content === undefined ? [] : [{ ...piece, text: content }],
    }
  }
  if (!isPlaced) return undefined
  const all = piece.text.split(/,\s+/).map(readBare)
  return all.every((detail) => detail !== undefined) ? { details: all, rest: [] } : undefined
}

/** The personal details of a line's pieces, and the pieces that are none. */
export function readPersonal(pieces: readonly Piece[], context: PersonalContext): Read {
  const read: Read = { details: [], rest: [] }
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    if (piece === undefined) continue
    const value = pieces[at + 1]
    const label = labelOf(piece.text)
    const pair = value === undefined ? undefined : { ...piece, text: `${label}: ${value.text}` }
    // A table's row: the label in one cell, the value in the next.
    const isRow = label !== undefined && value !== undefined && value.cell !== piece.cell
    const found = isRow && pair !== undefined ? readOne(pair, context) : readOne(piece, context)
    if (found === undefined) read.rest.push(piece)
    else {
      read.details.push(...found.details)
      read.rest.push(...found.rest)
      if (isRow) at += 1
    }
  }
  return read
}
