import { unsubscribe } from '@nextrung/contract/notifications'
import { useMutation } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type UnsubscribeFormProps = {
  token: string
  /** Links to where email can be turned on again. */
  settingsLink: ReactNode
}

const Stopped = ({ settingsLink }: { settingsLink: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        No more such mail
      </h1>
      <p className="mt-2 text-ink-2">
        From now on, you only see notifications in the app. You still get email about the security of your
        account, such as a new sign-in.
      </p>
      <div className="mt-6">{settingsLink}</div>
    </>
  )
}

/** Turns email off on a button press. Merely opening the page changes nothing, because mail scanners do that. */
export const UnsubscribeForm = ({ token, settingsLink }: UnsubscribeFormProps) => {
  const stop = useMutation({ mutationFn: () => api(unsubscribe, { query: { token } }) })
  return (
    <Card>
      {stop.isSuccess ? (
        <Stopped settingsLink={settingsLink} />
      ) : (
        <>
          <h1 className="text-h1">Stop mail from Nextrung?</h1>
          <p className="mt-2 text-ink-2">
            You will no longer get notifications by email. You still see them in the app.
          </p>
          {stop.error && (
            <p role="alert" className="mt-4 text-small text-destructive">
              {errorMessage(stop.error, 'That did not work. Please try again.')}
            </p>
          )}
          <Button full busy={stop.isPending} onClick={() => stop.mutate()} className="mt-6">
            {!stop.isPending && <MailX aria-hidden />}
            Stop Mail
          </Button>
        </>
      )}
    </Card>
  )
}
