import type { SessionUser } from '@nextrung/contract/auth'
import { lazy } from 'react'
import { PasswordForm } from '../../features/account-security/password-form.tsx'
import { GooglePanel } from '../../features/auth/google-panel.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const SecondFactorPanel = lazy(async () => ({
  default: (await import('../../features/account-security/second-factor-panel.tsx')).SecondFactorPanel,
}))
const DevicesPanel = lazy(async () => ({
  default: (await import('../../features/account-security/devices-panel.tsx')).DevicesPanel,
}))

/** How the person signs in and what is kept about them. Each panel loads what it shows when it is opened. */
export const AccountSettings = ({ user }: { user: SessionUser }) => (
  <div className="grid gap-4 md:gap-6">
    <Card aria-labelledby="contact-address">
      <CardHeader title="Email" titleId="contact-address" />
      <Field label="Email Address" hint="Where we write to you. You change it in your profile.">
        {(control) => <Input {...control} type="email" value={user.email} readOnly />}
      </Field>
    </Card>
    <PasswordForm />
    <Disclosure title="Google account" description="Sign in with Google, beside your password or without one.">
      <GooglePanel />
    </Disclosure>
    <Disclosure
      title="Second factor"
      description="A code of an authenticator app, asked for after your password or Google."
    >
      <SecondFactorPanel />
    </Disclosure>
    <Disclosure title="Signed-in devices" description="Where you are signed in, and how to end it.">
      <DevicesPanel />
    </Disclosure>
  </div>
)
