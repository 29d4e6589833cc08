import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Label } from './label.tsx'

/** Spread these on the field's control. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const message = error ?? hint
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? messageId : undefined,
      })}
      {error ? (
        <p id={messageId} className="flex gap-1.5 text-small text-destructive">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={messageId} className="text-caption text-muted-foreground">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
