import { useFieldArray, useFormContext } from 'react-hook-form'
import { DateFields } from './date-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { LineList } from './line-list.tsx'
import { newJob } from './new-entries.ts'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

export const WorkSection = () => {
  const { control } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'work' })
  return (
    <EntryList noun="job" entries={fields} onAdd={() => append(newJob())} onMove={move} onRemove={remove}>
      {(index) => <JobFields index={index} />}
    </EntryList>
  )
}

const JobFields = ({ index }: { index: number }) => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const name = `work.${index}` as const
  const { was, corrected } = getValues(name)
  return (
    <>
      <FieldRow>
        <FormField name={`${name}.position`} label="Title" corrected={isCorrected(corrected, 'position')} />
        <FormField name={`${name}.name`} label="Company" corrected={isCorrected(corrected, 'name')} />
        <FormField name={`${name}.location`} label="Place" corrected={isCorrected(corrected, 'location')} />
      </FieldRow>
      <DateFields name={name} />
      {was?.summary && (
        <FormField
          name={`${name}.summary`}
          label="Description"
          long
          corrected={isCorrected(corrected, 'summary')}
        />
      )}
      <LineList name={`${name}.lines`} label="What you did" />
    </>
  )
}
