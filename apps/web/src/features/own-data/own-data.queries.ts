import { deleteAccount, getPrivacyFacts, listActivity, requestExport } from '@nextrung/contract/own-data'
import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'

/** False only if the person is known to have no password; when in doubt, ask for it. */
export const useHasPassword = (): boolean => {
  const { data } = useQuery(signInStateQuery)
  return data?.hasPassword !== false
}

export const useRequestExport = () =>
  useMutation({ mutationFn: (password: string | undefined) => api(requestExport, { body: { password } }) })

type Deletion = { password: string | undefined; confirmation: string }

/** `onDeleted` also runs when the screen is gone by then: the ended session may be noticed before the answer. */
export const useDeleteAccount = (onDeleted: () => Promise<void>) =>
  useMutation({ mutationFn: (body: Deletion) => api(deleteAccount, { body }), onSuccess: onDeleted })

/** Pages of activity, newest first. Reloads whenever it is opened. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: ({ pageParam, signal }) =>
    api(listActivity, { query: pageParam === 0 ? {} : { before: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ activity, hasMore }) => (hasMore ? activity.at(-1)?.id : undefined),
  staleTime: 0,
  gcTime: 0,
})

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => api(getPrivacyFacts, { signal }),
})
