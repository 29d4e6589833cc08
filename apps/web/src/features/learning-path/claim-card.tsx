import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useClaimSkills } from './learning-plan.queries.ts'

const mostCharacters = 100

const named = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= mostCharacters)

type PickProps = { skill: string; isPicked: boolean; onChange: () => void }

const Pick = ({ skill, isPicked, onChange }: PickProps) => {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2.5 rounded-md border border-line px-3 text-small font-550 has-checked:border-transparent has-checked:bg-accent has-checked:text-accent-foreground md:min-h-9"
    >
      <Checkbox id={id} checked={isPicked} onChange={onChange} />
      <span className="min-w-0 wrap-anywhere">{skill}</span>
    </label>
  )
}

/** For someone of whom no skill is known: what they can do already. Their word starts the path. */
export const ClaimCard = ({ role, required }: { role: string; required: readonly string[] }) => {
  const titleId = useId()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [others, setOthers] = useState('')
  const claim = useClaimSkills()
  const claimed = [...new Set([...picked, ...named(others)])]
  const toggle = (skill: string) =>
    setPicked(picked.includes(skill) ? picked.filter((one) => one !== skill) : [...picked, skill])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (claimed.length > 0 && !claim.isPending) claim.mutate({ add: claimed })
  }
  return (
    <Card aria-labelledby={titleId} className="mb-4 md:mb-6">
      <CardHeader
        title="What can you do already?"
        titleId={titleId}
        description={`Pick what you know of what a ${role} needs, even if it is only the basics. Your path then starts from there. It is saved in your profile as told by you.`}
      />
      <form onSubmit={submit} className="grid gap-5">
        {required.length > 0 && (
          <fieldset>
            <legend className="sr-only">Skills of the role</legend>
            <div className="flex flex-wrap gap-2">
              {required.map((skill) => (
                <Pick
                  key={skill}
                  skill={skill}
                  isPicked={picked.includes(skill)}
                  onChange={() => toggle(skill)}
                />
              ))}
            </div>
          </fieldset>
        )}
        <Field label="Other skills" hint="Separate them with commas, for example: Excel, customer support">
          {(control) => (
            <Input {...control} value={others} onChange={({ target }) => setOthers(target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={claimed.length === 0} busy={claim.isPending}>
            Start my path
          </Button>
          <p className="text-small text-muted-foreground">
            None of these yet? Name anything you are good at, and the path begins with the basics.
          </p>
        </div>
        <SaveFailure error={claim.error} fallback="Your skills could not be saved. Please try again." />
      </form>
    </Card>
  )
}
