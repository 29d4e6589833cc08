import { useState } from 'react'
import { errorSentence } from '../../lib/errors.ts'
import { useRenewRecoveryCodes, useTurnOffSecondFactor } from './account-security.queries.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const label = 'Code from the app'
const hint = 'Or one of your recovery codes.'
const failed = 'This did not work. Please try again.'

/** Turns the second factor off, by a code. */
export const TurnOff = ({ onDone }: { onDone: () => void }) => {
  const turnOff = useTurnOffSecondFactor()
  return (
    <CodeForm
      label={label}
      hint={hint}
      error={turnOff.error ? errorSentence(turnOff.error, failed) : undefined}
      submit={{ label: 'Turn off', variant: 'danger-filled' }}
      busy={turnOff.isPending}
      onSubmit={(code) => turnOff.mutate(code, { onSuccess: onDone })}
    />
  )
}

/** Makes new recovery codes, by a code, and shows them. */
export const RenewCodes = ({ onDone }: { onDone: () => void }) => {
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <CodeForm
      label={label}
      hint={hint}
      error={renew.error ? errorSentence(renew.error, failed) : undefined}
      submit={{ label: 'Make new codes' }}
      busy={renew.isPending}
      onSubmit={(code) => renew.mutate(code, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
    />
  )
}
