import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useConfirmSecondFactor, useStartSecondFactor } from './account-security.queries.ts'
import { CodeForm } from './code-form.tsx'
import { QrPicture } from './qr-picture.tsx'

const failed = 'This did not work. Please try again.'

const messageOf = (error: unknown): string | undefined => (error ? errorMessage(error, failed) : undefined)

const inGroups = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ')

type StartProps = { hasPassword: boolean; onStarted: (started: Started) => void }
type Started = { setupKey: string; uri: string }

const Start = ({ hasPassword, onStarted }: StartProps) => {
  const [password, setPassword] = useState('')
  const start = useStartSecondFactor()
  const begin = (event: FormEvent) => {
    event.preventDefault()
    start.mutate(hasPassword ? password : undefined, { onSuccess: onStarted })
  }
  const refusal = messageOf(start.error)
  return (
    <form noValidate onSubmit={begin} className="mt-4 grid gap-5">
      <p className="text-small text-ink-2">
        You need an authenticator app on your phone or in your password manager. Each time you sign in, you
        enter the code it shows.
      </p>
      {hasPassword ? (
        <Field label="Your password" error={refusal}>
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="current-password"
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      ) : (
        <div role="alert">{refusal && <FailureNote>{refusal}</FailureNote>}</div>
      )}
      <Button type="submit" full busy={start.isPending}>
        Continue
      </Button>
    </form>
  )
}

/** Receives the recovery codes to show. */
type OnCodes = (codes: readonly string[]) => void

const Confirm = ({ started, onCodes }: { started: Started; onCodes: OnCodes }) => {
  const confirm = useConfirmSecondFactor()
  return (
    <>
      <ol className="mt-4 grid list-decimal gap-4 pl-5 text-small marker:text-muted-foreground">
        <li>
          Scan this with the app.
          <div className="mt-3">
            <QrPicture text={started.uri} label="QR code for the authenticator app" />
          </div>
          <p className="mt-3 text-ink-2">
            Or type this key into it:
            <span className="mt-1 block font-mono text-[.84375rem] leading-5 break-words text-foreground select-all">
              {inGroups(started.setupKey)}
            </span>
          </p>
        </li>
        <li>Then enter the six digits the app shows.</li>
      </ol>
      <CodeForm
        label="Code from the app"
        error={messageOf(confirm.error)}
        submit={{ label: 'Turn on' }}
        busy={confirm.isPending}
        onSubmit={(code) =>
          confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
        }
      />
    </>
  )
}

/** Sets up the second factor: the password, the QR code for the app, and a first code. */
export const SetUpSecondFactor = ({ hasPassword, onCodes }: { hasPassword: boolean; onCodes: OnCodes }) => {
  const [started, setStarted] = useState<Started>()
  return started ? (
    <Confirm started={started} onCodes={onCodes} />
  ) : (
    <Start hasPassword={hasPassword} onStarted={setStarted} />
  )
}
