import { type ReactNode, useId } from 'react'
import { Label } from '../../ui/label.tsx'
import { Switch } from '../../ui/switch.tsx'

type SettingSwitchProps = {
  label: string
  description: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An on/off setting with a description. */
export const SettingSwitch = ({ label, description, checked, onChange }: SettingSwitchProps) => {
  const id = useId()
  return (
    <li className="flex items-start justify-between gap-6 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-meaning`} className="mt-0.5 text-small text-muted-foreground">
          {description}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-meaning`}
        checked={checked}
        onCheckedChange={onChange}
        className="mt-0.5"
      />
    </li>
  )
}

type SettingChoiceProps = { label: string; description: ReactNode; children: ReactNode }

/** A setting with a custom control, which has its own accessible name. */
export const SettingChoice = ({ label, description, children }: SettingChoiceProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
    <div className="min-w-0 max-w-[440px]">
      <span aria-hidden className="text-label">
        {label}
      </span>
      <p className="mt-0.5 text-small text-muted-foreground">{description}</p>
    </div>
    {children}
  </li>
)
