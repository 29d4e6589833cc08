import { PencilLine } from 'lucide-react'
import '../../../ui/serif.css'
import type { ReactNode } from 'react'
import { type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form'
import { cn } from '../../../ui/cn.ts'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import type { UnderstoodForm } from './understood-form.ts'

export type TextName = FieldPathByValue<UnderstoodForm, string>

type Check = (value: string, form: UnderstoodForm) => string | true

type FormFieldProps = {
  name: TextName
  label: string
  corrected?: boolean
  hint?: ReactNode
  check?: Check
  /** Fields this one's check depends on; they are revalidated with it. */
  deps?: TextName
  type?: 'text' | 'email' | 'tel' | 'url'
  long?: boolean
}

export const CorrectedMark = ({ className }: { className?: string }) => (
  <span className={cn('inline-flex items-center gap-1.5 text-caption text-accent-foreground', className)}>
    <PencilLine aria-hidden className="size-3.5 shrink-0 stroke-[1.75]" />
    You corrected this
  </span>
)

/** This field's error message, without re-rendering for other fields. */
const useFieldError = (name: TextName): string | undefined => {
  const { control, getFieldState } = useFormContext<UnderstoodForm>()
  const state = useFormState({ control, name, exact: true })
  return getFieldState(name, state).error?.message
}

/** A form field in the person's serif typeface, with its label, error and correction mark. */
export const FormField = ({ name, label, corrected, hint, check, deps, type, long }: FormFieldProps) => {
  const { register } = useFormContext<UnderstoodForm>()
  const error = useFieldError(name)
  const input = register(name, {
    ...(check ? { validate: (value: string, form: UnderstoodForm) => check(value, form) } : {}),
    ...(deps ? { deps } : {}),
  })
  return (
    <Field label={label} error={error} hint={corrected ? <CorrectedMark /> : hint}>
      {(control) =>
        long ? (
          <Textarea
            {...control}
            {...input}
            dir="auto"
            rows={4}
            className="min-h-24 font-serif field-sizing-content"
          />
        ) : (
          <Input
            {...control}
            {...input}
            dir="auto"
            type={type ?? 'text'}
            autoComplete="off"
            spellCheck={type === undefined}
            className="font-serif"
          />
        )
      }
    </Field>
  )
}

/** Fields side by side if there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
)
