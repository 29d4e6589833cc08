import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Select } from '../../../ui/select.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { LineList } from './line-list.tsx'
import { moveTargets, moveText } from './move-targets.ts'
import { newLine } from './new-entries.ts'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'
import { useAnnounce } from './use-announce.ts'

type MoveLineProps = { section: number; index: number; remove: () => void }

const MoveLine = ({ section, index, remove }: MoveLineProps) => {
  const form = useFormContext<UnderstoodForm>()
  const work = useWatch({ control: form.control, name: 'work' })
  const announce = useAnnounce()
  const targets = moveTargets(work)
  return (
    <div className="w-56 max-w-full">
      <Select
        aria-label={`Move line ${index + 1} to the right field`}
        placeholder="Move to the right field"
        value={undefined}
        options={targets}
        className="h-9 text-small max-md:h-11"
        onChange={(target) => {
          const text = form.getValues(`other.${section}.lines.${index}.text`).trim()
          if (text) moveText(form, { target, text })
          remove()
          announce(`Moved to: ${targets.find(({ value }) => value === target)?.label ?? ''}.`)
        }}
      />
    </div>
  )
}

/** Text from the file that belongs to no known field. It is kept and shown as is. */
export const OtherSection = () => {
  const { control, getValues } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'other' })
  return (
    <EntryList
      noun="section"
      entries={fields}
      onAdd={() => append({ heading: '', corrected: [], lines: [newLine()] })}
      onMove={move}
      onRemove={remove}
    >
      {(section) => (
        <>
          <FieldRow>
            <FormField
              name={`other.${section}.heading`}
              label="Heading"
              corrected={isCorrected(getValues(`other.${section}.corrected`), 'heading')}
            />
          </FieldRow>
          <LineList
            name={`other.${section}.lines`}
            label="Lines"
            more={({ index, remove: removeLine }) => (
              <MoveLine section={section} index={index} remove={removeLine} />
            )}
          />
        </>
      )}
    </EntryList>
  )
}
