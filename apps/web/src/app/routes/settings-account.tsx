import { lazy, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PasswordForm } from '../../features/account-security/password-form.tsx'
import { type SessionUser, useAuth } from '../../features/auth/auth-context.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { paths } from '../paths.ts'

const SignInAddressPanel = lazy(async () => {
  const { SignInAddressPanel: Panel } = await import('../../features/account-mail/sign-in-address-panel.tsx')
  return { default: Panel }
})
const GooglePanel = lazy(async () => {
  const { GooglePanel: Panel } = await import('../../features/auth/google-panel.tsx')
  return { default: Panel }
})
const SecondFactorPanel = lazy(async () => {
  const { SecondFactorPanel: Panel } = await import('../../features/account-security/second-factor-panel.tsx')
  return { default: Panel }
})
const DevicesPanel = lazy(async () => {
  const { DevicesPanel: Panel } = await import('../../features/account-security/devices-panel.tsx')
  return { default: Panel }
})
const DownloadEverything = lazy(() => import('../../features/own-data/download-everything.tsx'))
const RecentActivity = lazy(() => import('../../features/own-data/recent-activity.tsx'))
const DeleteAccount = lazy(() => import('../../features/own-data/delete-account.tsx'))

const SignInPanels = () => (
  <>
    <Disclosure
      title="Sign-in address"
      description="See the address you sign in with, confirm it or change it."
    >
      <SignInAddressPanel />
    </Disclosure>
    <Disclosure title="Google account" description="Sign in with Google, with or without a password.">
      <GooglePanel />
    </Disclosure>
    <Disclosure
      title="Second factor"
      description="Sign in with a code from your phone, so a password alone is not enough."
    >
      <SecondFactorPanel />
    </Disclosure>
    <Disclosure title="Signed-in devices" description="See where you are signed in, and sign out anywhere.">
      <DevicesPanel />
    </Disclosure>
  </>
)

const OwnDataPanels = () => {
  const { signOutLocally } = useAuth()
  const [, navigate] = useLocation()
  const leave = async () => {
    await signOutLocally()
    navigate(paths.signIn)
  }
  return (
    <>
      <Disclosure title="Recent activity" description="See what happened in your account, and from where.">
        <RecentActivity />
      </Disclosure>
      <Disclosure title="Download everything" description="Get everything we store about you in one archive.">
        <DownloadEverything />
      </Disclosure>
      <Disclosure title="Delete account" description="Delete your account and everything in it, for good.">
        <DeleteAccount onDeleted={leave} />
      </Disclosure>
    </>
  )
}

type GroupProps = { title: string; children: ReactNode }

const Group = ({ title, children }: GroupProps) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-h2">{title}</h2>
    {children}
  </section>
)

/** How the person signs in and what we store about them. Each panel loads its content when opened. */
export const AccountSettings = ({ user }: { user: SessionUser }) => (
  <div className="grid gap-4 md:gap-6">
    <Card aria-labelledby="sign-in-email">
      <CardHeader title="Email" titleId="sign-in-email" />
      <Field
        label="Email Address"
        hint="You sign in with this address. The one we write to is in your profile."
      >
        {(control) => (
          <Input {...control} type="email" value={user.email} readOnly className="max-w-96 bg-sunken" />
        )}
      </Field>
    </Card>
    <PasswordForm />
    <Group title="Signing in">
      <SignInPanels />
    </Group>
    <Group title="Your data">
      <OwnDataPanels />
    </Group>
  </div>
)
