import {
  confirmSecondFactor,
  listDevices,
  renewRecoveryCodes,
  signOutDevice,
  signOutOtherDevices,
  startSecondFactor,
  turnOffSecondFactor,
} from '@nextrung/contract/auth-security'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'

const devicesKey = ['devices']

export const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: ({ signal }) => api(listDevices, { signal }),
  // Another device may have signed in since.
  staleTime: 0,
})

/** A change of how the person signs in: what is shown of it is asked for again. */
const useSecurityChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Not waited for: recovery codes are shown the moment they are there.
    onSuccess: () => void client.invalidateQueries({ queryKey: signInStateQuery.queryKey }),
  })
}

/** `password` is missing for a person who has none. */
export const useStartSecondFactor = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      api(startSecondFactor, { body: password === undefined ? {} : { password } }),
  })

export const useConfirmSecondFactor = () =>
  useSecurityChange((code: string) => api(confirmSecondFactor, { body: { code } }))

export const useTurnOffSecondFactor = () =>
  useSecurityChange((code: string) => api(turnOffSecondFactor, { body: { code } }))

export const useRenewRecoveryCodes = () =>
  useSecurityChange((code: string) => api(renewRecoveryCodes, { body: { code } }))

/** Signs one device out, by its id, or all others. */
export const useSignOutDevices = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      if (which === 'others') await api(signOutOtherDevices)
      else await api(signOutDevice, { params: { id: which.id } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  })
}
