import '../../ui/serif.css'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import type { ProfileFields } from './profile-fields.ts'

type TextFieldProps = {
  name: FieldPathByValue<ProfileFields, string>
  label: string
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  hint?: ReactNode
  long?: boolean
}

/** A field in the person's serif typeface, with its label and error. */
export const TextField = ({ name, label, long, hint, type = 'text', ...input }: TextFieldProps) => {
  const { register, control, getFieldState } = useFormContext<ProfileFields>()
  const state = useFormState({ control, name, exact: true })
  const error = getFieldState(name, state).error?.message
  return (
    <Field label={label} error={error} hint={hint}>
      {(field) =>
        long ? (
          <Textarea
            {...field}
            {...register(name)}
            dir="auto"
            rows={5}
            className="min-h-32 font-serif field-sizing-content"
          />
        ) : (
          <Input
            {...field}
            {...register(name)}
            {...input}
            type={type}
            dir="auto"
            spellCheck={type === 'text'}
            className="font-serif"
          />
        )
      }
    </Field>
  )
}

/** Two fields side by side if there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-[18px] sm:grid-cols-2">{children}</div>
)

export const PersonalFields = () => (
  <div className="grid gap-[18px]">
    <FieldRow>
      <TextField name="displayName" label="Display Name" autoComplete="name" />
      <TextField name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
    </FieldRow>
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      hint="We write to you here. You can change the address you sign in with in Settings."
    />
    <TextField name="bio" label="Bio" long hint="At most 2000 characters." />
  </div>
)

export const ProfessionalFields = () => (
  <div className="grid gap-[18px]">
    <TextField name="professionalTitle" label="Professional Title" autoComplete="organization-title" />
    <TextField name="linkedinUrl" label="LinkedIn URL" type="url" autoComplete="off" />
    <TextField name="githubUrl" label="GitHub URL" type="url" autoComplete="off" />
    <TextField name="portfolio" label="Portfolio URL" type="url" autoComplete="url" />
  </div>
)
