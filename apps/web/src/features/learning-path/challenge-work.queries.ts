import {
  type ChallengeWorks,
  checkChallengeWork,
  dropChallengeWork,
  handInChallenge,
  listChallengeWorks,
  saveChallengeWork,
} from '@nextrung/contract/challenge-work'
import type { Lenient } from '@nextrung/contract/lenient'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { invalidateAfterShowing } from '../../lib/shared-queries.ts'

type ShownWorks = Lenient<typeof ChallengeWorks>
export type ShownWork = ShownWorks['works'][number]
/** A criterion and who decided it. */
export type Decided = NonNullable<ShownWork['criteria']>[number]

const worksKey = ['challenge-works']

/** The person's work on challenges; empty until it is loaded. */
export const useChallengeWorks = (): readonly ShownWork[] =>
  useQuery({
    queryKey: worksKey,
    queryFn: ({ signal }) => api(listChallengeWorks, { signal }),
  }).data?.works ?? []

/** The person's work on a challenge; undefined until it is loaded or if they have not taken it. */
export const useChallengeWork = (id: string): ShownWork | undefined =>
  useChallengeWorks().find(({ challengeId }) => challengeId === id)

const useChangeWorks = <Change>(send: (change: Change) => Promise<ShownWorks | null>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (works) =>
      works ? client.setQueryData(worksKey, works) : client.invalidateQueries({ queryKey: worksKey }),
  })
}

/** Takes a challenge, or ticks its steps. */
export const useSaveWork = (id: string) =>
  useChangeWorks((stepsDone: readonly number[]) =>
    api(saveChallengeWork, { params: { id }, body: { stepsDone: [...stepsDone] } }),
  )

type Checkable = { answers: string[]; criteriaMet: boolean[] }

/** How the work stands, before it is handed in. */
export const useCheckWork = (id: string) =>
  useMutation({ mutationFn: (body: Checkable) => api(checkChallengeWork, { params: { id }, body }) })

type HandIn = { link: string; text: string; criteriaMet: boolean[]; answers?: string[] }

/** What was handed in counts on every screen. */
export const useHandIn = (id: string) => {
  const client = useQueryClient()
  return useChangeWorks(async (body: HandIn) => {
    const works = await api(handInChallenge, { params: { id }, body })
    invalidateAfterShowing(client)
    return works
  })
}

export const useDropWork = (id: string) => {
  const client = useQueryClient()
  return useChangeWorks(async (_: undefined) => {
    const works = await api(dropChallengeWork, { params: { id } })
    invalidateAfterShowing(client)
    return works
  })
}
