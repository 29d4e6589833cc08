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
  // Another device may have signed in meanwhile.
  staleTime: 0,
})

/** Changes how the person signs in, then refetches what the panels show. */
const useSecurityChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Not awaited, so the recovery codes show right away.
    onSuccess: () => void client.invalidateQueries({ queryKey: signInStateQuery.queryKey }),
  })
}

/** `password` is missing if the person has none. */
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

/** Signs out one device by id, or all others. */
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
