import { QueryClient } from '@tanstack/react-query'

/** Queries are asked once and never go stale, unless a feature says otherwise where it needs more. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // The server may be on this very machine, where being offline does not matter.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
