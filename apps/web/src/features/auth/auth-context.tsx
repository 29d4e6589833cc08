import type { Session as SessionAnswer, SignInForm, SignUpForm } from '@nextrung/contract/auth'
import type { Lenient } from '@nextrung/contract/lenient'
import { createContext, useContext } from 'react'
import type { GoogleCallback } from './google-callback.ts'

export type Session = Lenient<typeof SessionAnswer>
export type SessionUser = Session['user']

export type AuthActions = {
  signIn: (form: SignInForm) => Promise<void>
  signUp: (form: SignUpForm) => Promise<void>
  /** Without a person signed in afterwards, the popup was closed. */
  signInWithGoogle: () => Promise<void>
  /** In the window that came back from Google. */
  finishGoogle: (answer: GoogleCallback) => Promise<void>
  /** The second step, by a code of the authenticator app or a recovery code. */
  signInWithCode: (code: string) => Promise<void>
  signOut: () => Promise<void>
  /** What signing out does in this browser, for an account that the server has deleted. */
  signOutLocally: () => Promise<void>
}

export type Auth = AuthActions &
  (
    | { status: 'loading' | 'none'; user: null; session: null }
    | { status: 'user'; user: SessionUser; session: Session }
  )

export const AuthContext = createContext<Auth | null>(null)

/** The signed-in person and the ways in and out. Throws outside of an `AuthProvider`. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
