import { errorMessage } from '../../lib/errors.ts'
import { useRenewRecoveryCodes, useTurnOffSecondFactor } from './account-security.queries.ts'
import { CodeForm } from './code-form.tsx'

const label = 'Code from the app'
const hint = 'Or one of your recovery codes.'
const failed = 'This did not work. Please try again.'

/** Turns the second factor off, given a code. */
export const TurnOff = ({ onDone }: { onDone: () => void }) => {
  const turnOff = useTurnOffSecondFactor()
  return (
    <CodeForm
      label={label}
      hint={hint}
      error={turnOff.error ? errorMessage(turnOff.error, failed) : undefined}
      submit={{ label: 'Turn off', variant: 'danger-filled' }}
      busy={turnOff.isPending}
      onSubmit={(code) => turnOff.mutate(code, { onSuccess: onDone })}
    />
  )
}

/** Creates new recovery codes, given a code. */
export const RenewCodes = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const renew = useRenewRecoveryCodes()
  return (
    <CodeForm
      label={label}
      hint={hint}
      error={renew.error ? errorMessage(renew.error, failed) : undefined}
      submit={{ label: 'Make new codes' }}
      busy={renew.isPending}
      onSubmit={(code) => renew.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
    />
  )
}
