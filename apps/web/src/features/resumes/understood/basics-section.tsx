import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

const checkEmail = (email: string) =>
  email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim()) || 'Please enter a valid email address'

/** Name and contact details. */
export const BasicsSection = () => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const corrected = (field: string) => isCorrected(getValues('basics.corrected'), field)
  return (
    <div className="grid gap-4">
      <FieldRow>
        <FormField name="basics.name" label="Name" corrected={corrected('name')} />
        <FormField name="basics.label" label="Professional title" corrected={corrected('label')} />
        <FormField
          name="basics.email"
          label="E-mail"
          type="email"
          check={checkEmail}
          corrected={corrected('email')}
        />
        <FormField name="basics.phone" label="Phone" type="tel" corrected={corrected('phone')} />
        <FormField name="basics.place" label="Place" corrected={corrected('location')} />
        <FormField name="basics.url" label="Website" corrected={corrected('url')} />
      </FieldRow>
      <LinkFields />
    </div>
  )
}

const LinkFields = () => {
  const { control, getValues } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'links' })
  return (
    <div className="border-t border-line pt-4">
      <EntryList
        noun="link"
        entries={fields}
        onAdd={() => append({ was: null, corrected: [], network: '', address: '' })}
        onMove={move}
        onRemove={remove}
      >
        {(index) => {
          const { corrected } = getValues(`links.${index}`)
          return (
            <FieldRow>
              <FormField
                name={`links.${index}.network`}
                label="Where"
                hint="Such as LinkedIn or GitHub"
                corrected={isCorrected(corrected, 'network')}
              />
              <FormField
                name={`links.${index}.address`}
                label="Address"
                corrected={isCorrected(corrected, 'url') || isCorrected(corrected, 'username')}
              />
            </FieldRow>
          )
        }}
      </EntryList>
    </div>
  )
}

export const SummarySection = () => {
  const { getValues } = useFormContext<UnderstoodForm>()
  return (
    <FormField
      name="basics.summary"
      label="A few sentences about you"
      long
      corrected={isCorrected(getValues('basics.corrected'), 'summary')}
    />
  )
}
