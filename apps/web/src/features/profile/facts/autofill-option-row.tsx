import { useId } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import type { AutofillOption } from './autofill-options.ts'

type AutofillOptionRowProps = {
  option: AutofillOption
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One fact with its checkbox, its source line, and what it would replace. */
export const AutofillOptionRow = ({ option, checked, onChange }: AutofillOptionRowProps) => {
  const id = useId()
  const { label, text, source, place, replaces } = option
  return (
    <li>
      <label htmlFor={id} className="flex cursor-pointer gap-3 py-3">
        <Checkbox
          id={id}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={`${id}-source`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5"
        />
        <span className="grid min-w-0 gap-0.5">
          <span id={`${id}-label`} className="text-label">
            {label}
          </span>
          <span
            id={`${id}-text`}
            dir="auto"
            className="line-clamp-4 font-serif whitespace-pre-line wrap-anywhere"
          >
            {text}
          </span>
          <span id={`${id}-source`} className="grid gap-0.5 text-caption text-muted-foreground">
            {replaces && (
              <span className="line-clamp-2 text-caution wrap-anywhere">
                Replaces <span dir="auto">{replaces}</span>
              </span>
            )}
            <span className="flex items-baseline gap-2">
              <EvidenceMark kind="solid" className="-translate-y-px" />
              <span className="min-w-0 wrap-anywhere">
                {place}
                {source && (
                  <>
                    {': '}
                    <span dir="auto" className="font-serif">
                      {source}
                    </span>
                  </>
                )}
              </span>
            </span>
          </span>
        </span>
      </label>
    </li>
  )
}
