import { QueryClient } from '@tanstack/react-query'

/** Queries load once and never go stale unless a feature opts in. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // The server may run on this machine, where being offline doesn't matter.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
