import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryList } from './entry-list.tsx'
import { FieldRow, FormField } from './form-field.tsx'
import { dateMessage, monthText, readMonth } from './month-text.ts'
import { newCertificate, newLanguage } from './new-entries.ts'
import { isCorrected, type UnderstoodForm } from './understood-form.ts'

export const CertificatesSection = () => {
  const { control } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'certificates' })
  return (
    <EntryList
      noun="certificate"
      entries={fields}
      onAdd={() => append(newCertificate())}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <CertificateFields index={index} />}
    </EntryList>
  )
}

const CertificateFields = ({ index }: { index: number }) => {
  const { getValues } = useFormContext<UnderstoodForm>()
  const name = `certificates.${index}` as const
  const { was, corrected } = getValues(name)
  const checkName = (typed: string) =>
    typed.trim() !== '' || getValues(`${name}.issuer`).trim() === '' || 'Name the certificate, or remove it.'
  const checkDate = (date: string) =>
    date.trim() === '' || date === monthText(was?.date) || readMonth(date) ? true : dateMessage
  return (
    <>
      <FormField
        name={`${name}.name`}
        label="Name"
        check={checkName}
        corrected={isCorrected(corrected, 'name')}
      />
      <FieldRow>
        <FormField
          name={`${name}.issuer`}
          label="From whom"
          deps={`${name}.name`}
          corrected={isCorrected(corrected, 'issuer')}
        />
        <FormField
          name={`${name}.date`}
          label="Date"
          check={checkDate}
          hint="Such as 2021, 03/2021 or Mar 2021"
          corrected={isCorrected(corrected, 'date')}
        />
      </FieldRow>
    </>
  )
}

export const LanguagesSection = () => {
  const { control, getValues } = useFormContext<UnderstoodForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'languages' })
  return (
    <EntryList
      noun="language"
      entries={fields}
      onAdd={() => append(newLanguage())}
      onMove={move}
      onRemove={remove}
    >
      {(index) => {
        const name = `languages.${index}` as const
        const corrected = getValues(`${name}.corrected`)
        const checkName = (typed: string) =>
          typed.trim() !== '' ||
          getValues(`${name}.fluency`).trim() === '' ||
          'Name the language, or remove it.'
        return (
          <FieldRow>
            <FormField
              name={`${name}.language`}
              label="Language"
              check={checkName}
              corrected={isCorrected(corrected, 'language')}
            />
            <FormField
              name={`${name}.fluency`}
              label="Level"
              deps={`${name}.language`}
              corrected={isCorrected(corrected, 'fluency')}
            />
          </FieldRow>
        )
      }}
    </EntryList>
  )
}
