import { useFormContext } from 'react-hook-form'
import { FieldRow, FormField } from './form-field.tsx'
import { dateMessage, endMessage, isPresent, monthText, readMonth } from './month-text.ts'
import type { UnderstoodForm } from './understood-form.ts'
import { endText, isCorrected } from './understood-form.ts'

type DatedName = `work.${number}` | `education.${number}` | `projects.${number}`

const isBefore = (end: string, start: string) => {
  const shared = Math.min(end.length, start.length)
  return end.slice(0, shared) < start.slice(0, shared)
}

/** From and to, as month and year or just a year. */
export const DateFields = ({ name }: { name: DatedName }) => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const { was, corrected } = getValues(name)
  const checkFrom = (from: string) =>
    from.trim() === '' || from === monthText(was?.startDate) || readMonth(from) ? true : dateMessage
  const checkTo = (to: string) => {
    if (to.trim() === '' || to === endText(was ?? {}) || isPresent(to)) return true
    const end = readMonth(to)
    if (!end) return endMessage
    const start = readMonth(getValues(`${name}.from`))
    return start && isBefore(end, start) ? 'This is before the start.' : true
  }
  const words = was?.dateText && !was.startDate && !was.endDate && !was.current ? was.dateText : ''
  return (
    <FieldRow>
      <FormField
        name={`${name}.from`}
        label="From"
        check={checkFrom}
        deps={`${name}.to`}
        corrected={isCorrected(corrected, 'startDate')}
        hint={
          words
            ? `In your file: ${words}. We keep this while both dates are empty.`
            : 'Such as 2021, 03/2021 or Mar 2021'
        }
      />
      <FormField
        name={`${name}.to`}
        label="To"
        check={checkTo}
        corrected={isCorrected(corrected, 'endDate') || isCorrected(corrected, 'current')}
        hint="The same, or Present"
      />
    </FieldRow>
  )
}
