import { CertificateForm } from '@nextrung/contract/assessment-claims'
import { assessmentLimits } from '@nextrung/contract/assessments'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useAddCertificate } from './assessments.queries.ts'

type Name = 'name' | 'issuer' | 'link' | 'issuedOn' | 'expiresOn'

const fields: readonly { name: Name; label: string; type: string; limit: number }[] = [
  { name: 'name', label: 'Name', type: 'text', limit: assessmentLimits.nameCharacters },
  { name: 'issuer', label: 'Issued by', type: 'text', limit: assessmentLimits.nameCharacters },
  { name: 'link', label: 'Link (optional)', type: 'url', limit: assessmentLimits.linkCharacters },
  { name: 'issuedOn', label: 'Issued on (optional)', type: 'date', limit: 10 },
  { name: 'expiresOn', label: 'Expires on (optional)', type: 'date', limit: 10 },
]

const empty = { name: '', issuer: '', link: '', issuedOn: '', expiresOn: '' }

const problemsIn = (form: CertificateForm): Partial<Record<string, string>> =>
  Object.fromEntries(
    (CertificateForm.safeParse(form).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [String(path[0]), message]),
  )

type CertificateFieldsProps = { skill: string; onEnd: () => void }

export const CertificateFields = ({ skill, onEnd }: CertificateFieldsProps) => {
  const [values, setValues] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const add = useAddCertificate()
  const form = { skill, ...values }
  const problems = isChecked ? problemsIn(form) : {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    setChecked(true)
    const found = problemsIn(form)
    const first = fields.find(({ name }) => found[name])
    if (first) return document.getElementsByName(`certificate-${first.name}`)[0]?.focus()
    add.mutate(form, { onSuccess: onEnd })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, type, limit }) => (
        <Field key={name} label={label} error={problems[name]}>
          {(control) => (
            <Input
              {...control}
              name={`certificate-${name}`}
              type={type}
              maxLength={type === 'date' ? undefined : limit}
              value={values[name]}
              readOnly={add.isPending}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit" busy={add.isPending}>
          Save
        </Button>
        <Button variant="outline" disabled={add.isPending} onClick={onEnd}>
          Cancel
        </Button>
      </div>
      <SaveFailure
        error={add.error}
        fallback="The certificate could not be saved. Please try again."
        className="sm:col-span-2"
      />
    </form>
  )
}
