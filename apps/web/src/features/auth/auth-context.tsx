import type { Session, SessionUser, SignInForm, SignUpForm } from '@nextrung/contract/auth'
import { createContext, useContext } from 'react'

export type AuthActions = {
  signIn: (form: SignInForm) => Promise<void>
  signUp: (form: SignUpForm) => Promise<void>
  signInWithGoogle: () => Promise<void>
  /** The second step, by a code of the authenticator app or a recovery code. */
  signInWithCode: (code: string) => Promise<void>
  signOut: () => Promise<void>
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
