import { useFieldArray, useFormContext } from 'react-hook-form'
import { DateFields } from './date-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { LineList } from './line-list.tsx'
import { newEducation } from './new-entries.ts'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

export const EducationSection = () => {
  const { control } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'education' })
  return (
    <EntryList
      noun="school"
      entries={fields}
      onAdd={() => append(newEducation())}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <EducationFields index={index} />}
    </EntryList>
  )
}

const EducationFields = ({ index }: { index: number }) => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const name = `education.${index}` as const
  const { was, corrected } = getValues(name)
  return (
    <>
      <FieldRow>
        <FormField
          name={`${name}.studyType`}
          label="Degree"
          corrected={isCorrected(corrected, 'studyType')}
        />
        <FormField name={`${name}.area`} label="Subject" corrected={isCorrected(corrected, 'area')} />
        <FormField
          name={`${name}.institution`}
          label="School"
          corrected={isCorrected(corrected, 'institution')}
        />
        <FormField name={`${name}.location`} label="Place" corrected={isCorrected(corrected, 'location')} />
      </FieldRow>
      <DateFields name={name} />
      <FieldRow>
        <FormField name={`${name}.score`} label="Grade" corrected={isCorrected(corrected, 'score')} />
      </FieldRow>
      {was && was.courses.length > 0 && <LineList name={`${name}.courses`} label="Courses" noun="course" />}
      <LineList name={`${name}.lines`} label="Details" />
    </>
  )
}
