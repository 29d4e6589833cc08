import {
  changeSignInAddress,
  getSignInOptions,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  withdrawAddressChange,
} from '@nextrung/contract/auth-mail'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { sessionKey, signInStateQuery } from '../../lib/shared-queries.ts'

/** What this server offers to signed-out visitors. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api(getSignInOptions, { signal }),
})

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => api(requestPasswordReset, { body: { email } }) })

export const useResetPassword = (token: string) =>
  useMutation({ mutationFn: (newPassword: string) => api(resetPassword, { body: { token, newPassword } }) })

export const useVerifyEmail = (token: string) =>
  useMutation({ mutationFn: () => api(verifyEmail, { body: { token } }) })

export const useRequestVerification = () => useMutation({ mutationFn: () => api(requestEmailVerification) })

/** Cancels a pending change of the sign-in address; `onKept` is called once that shows. */
export const useWithdrawChange = (onKept: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(withdrawAddressChange),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: signInStateQuery.queryKey })
      onKept()
    },
  })
}

/** Changes the sign-in address. The session contains it, and an immediate change signs other devices out. */
export const useChangeAddress = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { newEmail: string; password: string }) => api(changeSignInAddress, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: signInStateQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['devices'] })
      await client.invalidateQueries({ queryKey: sessionKey })
    },
  })
}
