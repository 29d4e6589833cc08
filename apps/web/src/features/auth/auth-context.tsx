import type { Session as SessionAnswer, SignInForm, SignUpForm } from '@nextrung/contract/auth'
import type { Lenient } from '@nextrung/contract/lenient'
import { createContext, useContext } from 'react'
import type { GoogleCallback } from './google-callback.ts'

export type Session = Lenient<typeof SessionAnswer>
export type SessionUser = Session['user']

export type AuthActions = {
  signIn: (form: SignInForm) => Promise<void>
  signUp: (form: SignUpForm) => Promise<void>
  /** Nobody is signed in afterwards if the popup was closed. */
  signInWithGoogle: () => Promise<void>
  /** For the window that comes back from Google. */
  finishGoogle: (answer: GoogleCallback) => Promise<void>
  /** The second step, with an authenticator code or a recovery code. */
  signInWithCode: (code: string) => Promise<void>
  signOut: () => Promise<void>
  /** Signs out in this browser only, for an account the server has already deleted. */
  signOutLocally: () => Promise<void>
}

export type Auth = AuthActions &
  (
    | { status: 'loading' | 'none'; user: null; session: null }
    | { status: 'user'; user: SessionUser; session: Session }
  )

export const AuthContext = createContext<Auth | null>(null)

/** The signed-in person and the sign-in and sign-out actions. Throws outside an `AuthProvider`. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
