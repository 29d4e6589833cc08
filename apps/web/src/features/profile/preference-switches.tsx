import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Label } from '../../ui/label.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { ProfileFields, switches } from './profile-fields.ts'

type PreferenceProps = { name: (typeof switches)[number]; label: string; description: string }

const preferences: readonly PreferenceProps[] = [
  {
    name: 'email',
    label: 'Email Notifications',
    description: 'We email you when something is ready or about to end.',
  },
  { name: 'jobAlerts', label: 'Job Alerts', description: 'New jobs that match your search.' },
  { name: 'careerTips', label: 'Career Tips', description: 'Occasional advice for your target role.' },
  {
    name: 'learningUpdates',
    label: 'Learning Updates',
    description:
      'At most one reminder a week, when a course or milestone of your learning path has been waiting.',
  },
]

const Preference = ({ name, label, description }: PreferenceProps) => {
  const id = useId()
  const { control } = useFormContext<ProfileFields>()
  const { field } = useController({ control, name: `notificationPreferences.${name}` })
  return (
    <li className="flex items-start justify-between gap-6 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-about`} className="mt-0.5 text-small text-muted-foreground">
          {description}
        </p>
      </div>
      <Switch
        ref={field.ref}
        id={id}
        aria-describedby={`${id}-about`}
        checked={field.value}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
        className="mt-0.5"
      />
    </li>
  )
}

/** The same switches as in Settings, but saved with this form. */
export const PreferenceSwitches = () => (
  <ul className="divide-y divide-line">
    {preferences.map((preference) => (
      <Preference key={preference.name} {...preference} />
    ))}
  </ul>
)
