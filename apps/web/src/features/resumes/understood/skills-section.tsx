import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { newSkillGroup } from './new-entries.ts'
import { SkillEntries } from './skill-entries.tsx'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

export const SkillsSection = () => {
  const { control, getValues } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'skills' })
  return (
    <EntryList
      noun="group"
      entries={fields}
      onAdd={() => append(newSkillGroup())}
      onMove={move}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FieldRow>
            <FormField
              name={`skills.${index}.name`}
              label="Name of the group"
              hint="Leave it empty for a plain list"
              corrected={isCorrected(getValues(`skills.${index}.corrected`), 'name')}
            />
          </FieldRow>
          <SkillEntries name={`skills.${index}.entries`} label="Skills" />
        </>
      )}
    </EntryList>
  )
}
