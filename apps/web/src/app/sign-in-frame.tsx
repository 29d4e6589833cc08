import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { MarketingPanel } from '../features/auth/marketing-panel.tsx'
import { Logo } from '../ui/logo.tsx'
import { paths } from './paths.ts'

/** The frame of the sign-in screens: the product's name and what it promises. */
export const SignInFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-screen md:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
    <main className="flex min-h-screen flex-col px-5 pt-7 pb-6 md:px-12 md:py-10">
      <Logo className="text-[1.25rem]" markClassName="size-[30px]" />
      <div className="mx-auto mt-14 mb-auto w-full max-w-96 pb-10 md:my-auto md:py-8">{children}</div>
      <p className="mx-auto max-w-96 text-center text-caption text-muted-foreground">
        Your resume stays on the server you signed in to, unless an AI provider is connected.{' '}
        <Link href={paths.privacy} className="underline">
          How your data is handled
        </Link>
      </p>
    </main>
    <MarketingPanel />
  </div>
)
