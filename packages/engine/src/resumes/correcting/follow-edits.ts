import type {
  ResumeDocument,
  ResumeEducation,
  ResumeProject,
  ResumeWork,
} from '@nextrung/contract/resume-document'
import { findDates } from '../../text/find-dates.ts'
import { readPlace } from '../../text/places.ts'
import { matchEntries } from './match-entries.ts'

type Dated = Pick<ResumeWork, 'startDate' | 'endDate' | 'current' | 'dateText'>

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/** Converts a typed date such as "March 2021" to ISO; text that is not a date is kept as is. */
function isoOf(text: string | undefined): string | undefined {
  if (text === undefined || isoDate.test(text)) return text
  const [span, ...others] = findDates(text)
  return span !== undefined && others.length === 0 && !span.isRange && span.text === text
    ? (span.startDate ?? text)
    : text
}

const isNow = (text: string | undefined): boolean =>
  text !== undefined &&
  findDates(`2000 - ${text}`).some(({ current, text: all }) => current && all.endsWith(text))

/** After one date field was edited, updates the others so that they agree. */
function followDates<Entry extends Dated>(now: Entry, before: Entry | undefined): Entry {
  const start = isoOf(now.startDate)
  const end = isoOf(now.endDate)
  const saysNow = isNow(end)
  const hasNewEnd = end !== undefined && !saysNow && end !== before?.endDate
  const hasNewCurrent = now.current === true && before?.current !== true
  const current = saysNow || (now.current && !(hasNewEnd && !hasNewCurrent))
  const edited: Entry = {
    ...now,
    startDate: start,
    endDate: current ? undefined : end,
    current: current || undefined,
  }
  const isEdited =
    edited.startDate !== before?.startDate ||
    edited.endDate !== before?.endDate ||
    (edited.current ?? false) !== (before?.current ?? false)
  const hasNewText = now.dateText !== undefined && now.dateText !== before?.dateText
  if (hasNewText && !isEdited) {
    const [span] = findDates(now.dateText ?? '')
    return {
      ...edited,
      startDate: span?.startDate,
      endDate: span?.endDate,
      current: span?.current === true ? true : undefined,
    }
  }
  if (isEdited && !hasNewText && before !== undefined) return { ...edited, dateText: undefined }
  return edited
}

function followAll<Entry extends Dated>(now: Entry[], before: readonly Entry[]): Entry[] {
  const matches = matchEntries(before, now)
  return now.map((entry, at) => {
    const match = matches[at]
    const old = match === undefined ? undefined : before[match]
    const isSame =
      old !== undefined &&
      entry.startDate === old.startDate &&
      entry.endDate === old.endDate &&
      entry.current === old.current &&
      entry.dateText === old.dateText
    return isSame ? entry : followDates(entry, old)
  })
}

type Location = ResumeDocument['basics']['location']

/** After a place's text was edited, updates its city and country, and vice versa. */
function followPlace(now: Location, before: Location): Location {
  if (now === undefined) return now
  const { text, ...parts } = now
  const { text: oldText, ...oldParts } = before ?? {}
  const samePart = (key: keyof typeof parts) => parts[key] === oldParts[key]
  const isSameParts = (['address', 'postalCode', 'city', 'region', 'countryCode'] as const).every(samePart)
  if (text === oldText) return isSameParts || text === undefined ? now : parts
  if (text === undefined || !isSameParts) return now
  const place = readPlace(text)
  return {
    text,
    ...(place?.city === undefined ? {} : { city: place.city }),
    ...(place?.region === undefined ? {} : { region: place.region }),
    ...(place?.postalCode === undefined ? {} : { postalCode: place.postalCode }),
    ...(place?.countryCode === undefined ? {} : { countryCode: place.countryCode }),
  }
}

/** Updates the fields that depend on edited ones: date text follows dates, the city follows its place. */
export function followEdits(now: ResumeDocument, before: ResumeDocument): ResumeDocument {
  return {
    ...now,
    basics: { ...now.basics, location: followPlace(now.basics.location, before.basics.location) },
    work: followAll<ResumeWork>(now.work, before.work),
    projects: followAll<ResumeProject>(now.projects, before.projects),
    education: followAll<ResumeEducation>(now.education, before.education),
  }
}
