import type { SessionUser } from '@nextrung/contract/auth'
import { GooglePanel } from '../../features/auth/google-panel.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** How the person signs in and what is kept about them. Each panel loads what it shows when it is opened. */
export const AccountSettings = ({ user }: { user: SessionUser }) => (
  <div className="grid gap-4 md:gap-6">
    <Card aria-labelledby="contact-address">
      <CardHeader title="Email" titleId="contact-address" />
      <Field label="Email Address" hint="Where we write to you. You change it in your profile.">
        {(control) => <Input {...control} type="email" value={user.email} readOnly />}
      </Field>
    </Card>
    <Disclosure title="Google account" description="Sign in with Google, beside your password or without one.">
      <GooglePanel />
    </Disclosure>
  </div>
)
