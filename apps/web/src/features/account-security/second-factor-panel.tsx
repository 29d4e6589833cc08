import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { signInStateQuery } from '../../lib/shared-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RenewCodes, TurnOff } from './change-by-code.tsx'
import { PanelError, PanelLoading } from './panel-states.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

const acts = {
  'turn-on': { title: 'Turn on the second factor', description: undefined },
  'turn-off': {
    title: 'Turn off the second factor?',
    description:
      'You will sign in with just your password or Google again. Your recovery codes are deleted too.',
  },
  renew: {
    title: 'New recovery codes',
    description: 'Your current codes stop working.',
  },
} as const
type Act = keyof typeof acts

const none = { title: '', description: undefined }
const kept = {
  title: 'Your recovery codes',
  description:
    'Use these to sign in without your phone. Each works once, and you only see them now, so keep them somewhere safe.',
}

const leftText = (left: number): string =>
  left === 0
    ? 'You have no recovery codes left. Make new ones so you can sign in without your phone.'
    : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`

type SecondFactorStatusProps = { isOn: boolean; left: number; onAct: (act: Act) => void }

const SecondFactorStatus = ({ isOn, left, onAct }: SecondFactorStatusProps) => (
  <>
    <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-2">
      <Badge tone={isOn ? 'accent' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      {isOn ? leftText(left) : 'You sign in with just your password or Google.'}
    </p>
    <div className="mt-4 flex flex-wrap gap-2">
      {isOn ? (
        <>
          <Button variant="outline" onClick={() => onAct('renew')}>
            New recovery codes
          </Button>
          <Button variant="danger" onClick={() => onAct('turn-off')}>
            Turn off
          </Button>
        </>
      ) : (
        <Button onClick={() => onAct('turn-on')}>Turn on</Button>
      )}
    </div>
  </>
)

/** Whether signing in requires an authenticator code, and how to change that. */
export const SecondFactorPanel = () => {
  const { data, isError, isFetching, refetch } = useQuery(signInStateQuery)
  const [act, setAct] = useState<Act>()
  const [codes, setCodes] = useState<readonly string[]>()
  const place = useRef<HTMLDivElement>(null)
  if (!data && isError) return <PanelError busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelLoading label="Loading the second factor" />
  const close = () => {
    setAct(undefined)
    setCodes(undefined)
  }
  const { title, description } = codes ? kept : act ? acts[act] : none
  const { isOn = false, recoveryCodesLeft = 0 } = data.secondFactor ?? {}
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <SecondFactorStatus isOn={isOn} left={recoveryCodesLeft} onAct={setAct} />
      <Dialog
        open={act !== undefined}
        onOpenChange={close}
        title={title}
        description={description}
        focusFallback={place}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <>
            {act === 'turn-on' && (
              <SetUpSecondFactor hasPassword={data.hasPassword !== false} onCodes={setCodes} />
            )}
            {act === 'turn-off' && <TurnOff onDone={close} />}
            {act === 'renew' && <RenewCodes onCodes={setCodes} />}
          </>
        )}
      </Dialog>
    </div>
  )
}
