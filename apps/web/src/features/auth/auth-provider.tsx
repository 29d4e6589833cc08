import {
  finishGoogleSignIn,
  signInWithEmail,
  signInWithGoogle,
  signInWithSecondFactor,
  signOut,
  signUpWithEmail,
} from '@nextrung/contract/auth'
import { UserType } from '@nextrung/contract/roles'
import { notifyManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { api, clearResponseCache, holdCallsDuring, setSessionCheck } from '../../lib/api.ts'
import { clearDrafts } from '../../lib/draft-text.ts'
import { claimStorage, clearStorage, readText, writeText } from '../../lib/stored-value.ts'
import { toast } from '../../ui/toast-store.ts'
import { loadSession, outdateSessions, sessionQuery } from './auth.queries.ts'
import { type Auth, type AuthActions, AuthContext, type Session } from './auth-context.tsx'
import { openGooglePopup } from './google-popup.ts'
import { broadcastSessionChange, onSessionChangeInOtherTab } from './session-channel.ts'

/** Drops everything loaded for the previous person. */
const clearUserData = (client: QueryClient): void => {
  clearResponseCache()
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  client.getMutationCache().clear()
}

/** Makes `session` the current one for every screen. */
const setSession = async (client: QueryClient, session: Session | null): Promise<void> => {
  const before = client.getQueryData(sessionQuery.queryKey)
  const isSamePerson = before?.user.uid === session?.user.uid
  if (session && !isSamePerson) clearUserData(client)
  client.setQueryData(sessionQuery.queryKey, session)
  if (session || isSamePerson) return
  // Let screens see the sign-out first; otherwise they would refetch the data cleared below.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  clearUserData(client)
}

/** Fills in selections this browser lacks from the account. Page loads never do this. */
const restoreSelections = (session: Session): void => {
  claimStorage(session.user.uid)
  clearDrafts(session.user.uid)
  writeText('userName', session.user.displayName ?? '')
  const userType = UserType.safeParse(session.userType).data
  if (userType && !readText('userType')) writeText('userType', userType)
  if (session.targetRole && !readText('targetRole')) writeText('targetRole', session.targetRole)
}

const makeActions = (client: QueryClient): AuthActions => {
  const completeSignIn = async (answer: Session | null): Promise<void> => {
    const session = answer ?? (await loadSession())
    if (!session) throw new Error('Nobody is signed in after signing in')
    await client.cancelQueries()
    restoreSelections(session)
    await setSession(client, session)
    broadcastSessionChange('signed-in')
  }
  const completeSignOut = async (): Promise<void> => {
    outdateSessions()
    await client.cancelQueries()
    await setSession(client, null)
    clearStorage()
    clearDrafts()
    broadcastSessionChange('signed-out')
  }
  return {
    signIn: async (form) => completeSignIn(await api(signInWithEmail, { body: form })),
    signUp: async ({ displayName, email, password }) => {
      const answer = await api(signUpWithEmail, { body: { displayName, email, password } })
      await completeSignIn(answer)
      if (answer?.warning) toast({ title: 'Your account is ready', description: answer.warning })
    },
    signInWithGoogle: async () => {
      const { url } = await api(signInWithGoogle, { body: { provider: 'google' } })
      const outcome = await openGooglePopup(url)
      // A popup we lost track of counts as closed, but may still have signed in.
      const session = await loadSession()
      // The popup's message may have arrived first, and the person's screens may already be loading.
      const isAlreadySet = client.getQueryData(sessionQuery.queryKey)?.user.uid === session?.user.uid
      if (session ? !isAlreadySet : outcome === 'done') await completeSignIn(session)
    },
    finishGoogle: async (answer) => completeSignIn(await api(finishGoogleSignIn, { body: answer })),
    signInWithCode: async (code) => completeSignIn(await api(signInWithSecondFactor, { body: { code } })),
    signOut: () =>
      holdCallsDuring(async () => {
        await client.cancelQueries()
        await api(signOut)
        await completeSignOut()
      }),
    signOutLocally: completeSignOut,
  }
}

/** Refetches the session, one request at a time. */
const makeRefresh = (client: QueryClient): (() => Promise<Session | null>) => {
  let pending: Promise<Session | null> | undefined
  return () => {
    pending ??= loadSession()
      .then(async (session) => {
        await setSession(client, session)
        return session
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }
}

const authOf = (loading: boolean, session: Session | null, actions: AuthActions): Auth => {
  if (session) return { ...actions, status: 'user', user: session.user, session }
  return { ...actions, status: loading ? 'loading' : 'none', user: null, session: null }
}

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient()
  const { data, isPending } = useQuery(sessionQuery)
  const actions = useMemo(() => makeActions(client), [client])

  useEffect(() => {
    const refresh = makeRefresh(client)
    setSessionCheck(async () => {
      try {
        return (await refresh()) !== null
      } catch {
        return true
      }
    })
    return onSessionChangeInOtherTab(() => {
      refresh().catch(() => {})
    })
  }, [client])

  const auth = useMemo(() => authOf(isPending, data ?? null, actions), [isPending, data, actions])
  return <AuthContext value={auth}>{children}</AuthContext>
}
