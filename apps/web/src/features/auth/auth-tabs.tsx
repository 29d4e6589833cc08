import { zodResolver } from '@hookform/resolvers/zod'
import { SignInForm as SignInSchema, SignUpForm as SignUpSchema } from '@nextrung/contract/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { useAuth } from './auth-context.tsx'
import { GoogleButton } from './google-button.tsx'
import { InlineFailure } from './inline-failure.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignIn } from './use-sign-in.ts'

const leads = {
  'sign-in': 'Sign in to pick up where you left off.',
  'sign-up': 'Create your account and take the first step.',
}
type Way = keyof typeof leads

type AuthTabsProps = {
  /** True when the first step happened elsewhere, such as on Google's page. */
  startsAtSecondStep?: boolean
}

/** Every way to sign in. Input survives switching tabs and server errors. */
export const AuthTabs = ({ startsAtSecondStep = false }: AuthTabsProps) => {
  const auth = useAuth()
  const [way, setWay] = useState<Way>('sign-in')
  const { pending, failure, attempt, clearFailure, isSecondStep, startAgain } = useSignIn(startsAtSecondStep)
  const signInForm = useForm({
    resolver: zodResolver(SignInSchema),
    defaultValues: { email: '', password: '' },
  })
  const signUpForm = useForm({
    resolver: zodResolver(SignUpSchema),
    defaultValues: { displayName: '', email: '', password: '', confirmPassword: '' },
  })
  const disabled = pending !== undefined

  const changeWay = (next: Way) => {
    const [from, to] = next === 'sign-up' ? [signInForm, signUpForm] : [signUpForm, signInForm]
    const email = (from as typeof signInForm).getValues('email')
    if (email && !(to as typeof signInForm).getValues('email'))
      (to as typeof signInForm).setValue('email', email)
    clearFailure()
    setWay(next)
  }

  if (isSecondStep)
    return (
      <SecondStep
        onSubmit={(code) => attempt('second-factor', () => auth.signInWithCode(code))}
        onStartAgain={startAgain}
        failure={failure}
        busy={disabled}
      />
    )
  return (
    <>
      <h1 className="text-h1">Welcome to Nextrung</h1>
      <p className="mt-1.5 mb-7 text-ink-2">{leads[way]}</p>
      <GoogleButton
        onClick={() => void attempt('google', auth.signInWithGoogle)}
        disabled={disabled}
        busy={pending === 'google'}
        missing={failure?.googleMissing ?? false}
      />
      <Tabs value={way} onValueChange={(next) => changeWay(next === 'sign-up' ? 'sign-up' : 'sign-in')}>
        <TabList aria-label="Sign in or sign up">
          <Tab value="sign-in" disabled={disabled}>
            Sign In
          </Tab>
          <Tab value="sign-up" disabled={disabled}>
            Sign Up
          </Tab>
        </TabList>
        {failure && <InlineFailure message={failure.message} wait={failure.wait} />}
        <TabPanel value="sign-in" tabIndex={-1} className="mt-6">
          <SignInForm
            form={signInForm}
            onSubmit={(values) => attempt('sign-in', () => auth.signIn(values))}
            disabled={disabled}
            busy={pending === 'sign-in'}
          />
        </TabPanel>
        <TabPanel value="sign-up" tabIndex={-1} className="mt-6">
          <SignUpForm
            form={signUpForm}
            onSubmit={(values) => attempt('sign-up', () => auth.signUp(values))}
            disabled={disabled}
            busy={pending === 'sign-up'}
          />
        </TabPanel>
      </Tabs>
    </>
  )
}
