import { zodResolver } from '@hookform/resolvers/zod'
import { signInWithSecondFactor } from '@nextrung/contract/auth'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { InlineFailure } from './inline-failure.tsx'

const kinds = {
  app: {
    lead: 'Enter the six digits your authenticator app shows.',
    label: 'Code',
    other: 'Use a recovery code instead',
  },
  recovery: {
    lead: 'Enter one of your saved recovery codes. Each works once.',
    label: 'Recovery code',
    other: 'Use the authenticator app instead',
  },
} as const

type SecondStepProps = {
  onSubmit: (code: string) => Promise<void>
  onStartAgain: () => void
  failure: { message: string; wait: string | undefined } | undefined
  busy: boolean
}

/** Asks for an authenticator or recovery code to complete the sign-in. */
export const SecondStep = ({ onSubmit, onStartAgain, failure, busy }: SecondStepProps) => {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const { lead, label, other } = kinds[kind]
  const { register, handleSubmit, formState, setFocus, reset } = useForm({
    resolver: zodResolver(signInWithSecondFactor.body),
    defaultValues: { code: '' },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: switching the kind of code shows a new field.
  useEffect(() => setFocus('code'), [kind, setFocus])

  const change = () => {
    reset()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  return (
    <>
      <h1 className="text-h1">One more step</h1>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      {failure && <InlineFailure {...failure} />}
      <form noValidate onSubmit={handleSubmit(({ code }) => onSubmit(code))} className="mt-6 grid gap-[18px]">
        <Field label={label} error={formState.errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('code')}
              key={kind}
              inputMode={kind === 'app' ? 'numeric' : 'text'}
              autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="tabular-nums max-md:h-12"
            />
          )}
        </Field>
        <Button type="submit" size="large" full busy={busy} className="mt-1.5">
          Sign In
        </Button>
      </form>
      <div className="mt-3 grid gap-1">
        <Button variant="ghost" full disabled={busy} onClick={change}>
          {other}
        </Button>
        <Button variant="ghost" full disabled={busy} onClick={onStartAgain}>
          Use another account
        </Button>
      </div>
      <p className="mt-5 text-small text-muted-foreground">
        Lost the app and the recovery codes? Whoever runs this server can turn the second factor off for you.
      </p>
    </>
  )
}
