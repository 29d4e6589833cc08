import { deleteAccount, getPrivacyFacts, listActivity, requestExport } from '@nextrung/contract/own-data'
import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { signInStateQuery } from '../../lib/shared-queries.ts'

/** False only for somebody who is known to have no password: it is asked for when in doubt. */
export const useHasPassword = (): boolean => {
  const { data } = useQuery(signInStateQuery)
  return data?.hasPassword !== false
}

export const useRequestExport = () =>
  useMutation({ mutationFn: (password: string | undefined) => api(requestExport, { body: { password } }) })

type Deletion = { password: string | undefined; confirmation: string }

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: Deletion) => api(deleteAccount, { body }) })

/** Pages of what happened, newest first. Opened again, it is asked for again. */
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
