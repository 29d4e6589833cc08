import { useFieldArray, useFormContext } from 'react-hook-form'
import { DateFields } from './date-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { LineList } from './line-list.tsx'
import { newProject } from './new-entries.ts'
import { SkillEntries } from './skill-entries.tsx'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

export const ProjectsSection = () => {
  const { control } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'projects' })
  return (
    <EntryList
      noun="project"
      entries={fields}
      onAdd={() => append(newProject())}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <ProjectFields index={index} />}
    </EntryList>
  )
}

const ProjectFields = ({ index }: { index: number }) => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const name = `projects.${index}` as const
  const { corrected } = getValues(name)
  return (
    <>
      <FieldRow>
        <FormField name={`${name}.name`} label="Name" corrected={isCorrected(corrected, 'name')} />
        <FormField name={`${name}.url`} label="Address" corrected={isCorrected(corrected, 'url')} />
      </FieldRow>
      <DateFields name={name} />
      <FormField
        name={`${name}.description`}
        label="Description"
        long
        corrected={isCorrected(corrected, 'description')}
      />
      <LineList name={`${name}.lines`} label="What you did" />
      <SkillEntries name={`${name}.keywords`} label="Made with" />
    </>
  )
}
