import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { failureMessage } from './failure-message.ts'
import { useDeleteAccount } from './own-data.queries.ts'

const confirmationWord = 'DELETE'

const deletedData = [
  'every version of your resume, the files you uploaded and everything made from them',
  'your profile, your settings, your notifications and your messages to support',
  'your subscription: a paid one ends at once, and you lose the rest of its period',
  'your sign-in, on every device',
]

const DeletedData = () => (
  <div className="max-w-[68ch] text-small text-ink-2">
    <p>This deletes, at once and for good:</p>
    <ul className="mt-2 ml-5 grid list-disc gap-1">
      {deletedData.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-3">
      Nobody can bring it back. If you might want any of it later, use “Download everything” above first. All
      that stays is a number that cannot be traced back to you, recording that this address has had its free
      trial.
    </p>
  </div>
)

/** Deletes the account after the password and a typed word. `onDeleted` leaves this screen. */
const DeleteAccount = ({ onDeleted }: { onDeleted: () => Promise<void> }) => {
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const deletion = useDeleteAccount(async () => {
    await onDeleted()
    toast({ title: 'Your account was deleted', description: 'You can sign up again at any time.' })
  })
  const isConfirmed = word.trim() === confirmationWord
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!isConfirmed || deletion.isPending) return
    deletion.mutate({ password: password || undefined, confirmation: word.trim() })
  }
  return (
    <form noValidate onSubmit={ask} className="grid justify-items-start gap-4">
      <DeletedData />
      <div className="w-full">
        <ConfirmPassword value={password} onChange={setPassword} error={failureMessage(deletion.error)} />
      </div>
      <div className="w-full">
        <Field label={`Type ${confirmationWord} to confirm`}>
          {(control) => (
            <Input
              {...control}
              value={word}
              onChange={(event) => setWord(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="max-w-96"
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="danger" disabled={!isConfirmed} busy={deletion.isPending}>
        Delete my account
      </Button>
    </form>
  )
}

export default DeleteAccount
