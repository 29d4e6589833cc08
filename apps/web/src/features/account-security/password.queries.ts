import { changePassword } from '@nextrung/contract/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError, isSessionEnded } from '../../lib/errors.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { devicesQuery } from './account-security.queries.ts'

const newPasswordCodes = ['WEAK_PASSWORD', 'BAD_REQUEST']

/** Why the server rejected the change, and which field that concerns. */
export type Refusal = { field: 'currentPassword' | 'newPassword' | 'form'; reason: string }

/** The message to show next to the form; undefined when the server gave no reason. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (!(error instanceof ApiError) || !error.error || error.status >= 500) return undefined
  const { code = '', error: reason, retryAfterSeconds: wait } = error
  if (wait !== undefined)
    return { field: 'form', reason: `Too many attempts. You can try again in ${wait} seconds.` }
  if (code === 'WRONG_CURRENT_PASSWORD') return { field: 'currentPassword', reason }
  return { field: newPasswordCodes.includes(code) ? 'newPassword' : 'form', reason }
}

/** Changes the password and confirms it. */
export const useChangePassword = (onChanged: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api(changePassword, { body }),
    onSuccess: async (answer) => {
      onChanged()
      const description = answer?.warning ?? 'Every other device was signed out.'
      toast({ title: 'Password Updated', description })
      await Promise.all(
        [devicesQuery, signInStateQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
    },
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({ title: 'Error', description: 'Failed to update password', variant: 'destructive' })
    },
  })
}
