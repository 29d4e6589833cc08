import type { CertificateStatus } from '@nextrung/contract/resume-document'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/select.tsx'
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
      <CertificateState index={index} />
    </>
  )
}

const states: readonly { value: CertificateStatus; label: string }[] = [
  { value: 'held', label: 'I hold it' },
  { value: 'in progress', label: 'In progress' },
  { value: 'expired', label: 'Expired' },
]

const CertificateState = ({ index }: { index: number }) => {
  const { control } = useFormContext<UnderstoodForm>()
  const { field } = useController({ control, name: `certificates.${index}.status` })
  return (
    <div className="w-56 max-w-full">
      <Select
        aria-label={`Status of certificate ${index + 1}`}
        placeholder="Status"
        value={field.value}
        options={states}
        onChange={field.onChange}
      />
    </div>
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
