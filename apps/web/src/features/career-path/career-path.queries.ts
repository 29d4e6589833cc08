import {
  getCareerPath,
  listRoleFits,
  pathSuggestionLimits,
  suggestCareerPath,
} from '@nextrung/contract/career-path'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { careerPathKey, invalidateAllowances } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import type { PathNode } from './path-node.ts'

const treeKey = [...careerPathKey, 'tree']
const suggestKey = ['career-path', 'suggest']

export type Selection = {
  targetRole: string | undefined
  userType: string | undefined
  /** Resolves once the account has the selection, which the server answers for. */
  whenSaved: () => Promise<unknown>
}

export const careerPathQuery = ({ targetRole, userType, whenSaved }: Selection) =>
  queryOptions({
    queryKey: [...treeKey, targetRole, userType],
    queryFn: async ({ signal }) => {
      await whenSaved()
      return api(getCareerPath, { signal })
    },
  })

export const roleFitsQuery = ({ targetRole, userType, whenSaved }: Selection) =>
  queryOptions({
    queryKey: [...careerPathKey, 'fit', targetRole, userType],
    queryFn: async ({ signal }) => {
      await whenSaved()
      return api(listRoleFits, { signal })
    },
  })

type Claim = { currentRole: string; currentSkills: string[] }

const retry = makeIdempotentRetry<Claim>()

/** What the root card says of the person, within the limits of the call. */
const claimOf = ({ role, skills }: PathNode): Claim => ({
  currentRole: role.slice(0, pathSuggestionLimits.role),
  currentSkills: skills
    .filter((skill) => skill.length <= pathSuggestionLimits.skill)
    .slice(0, pathSuggestionLimits.skills),
})

const showFailure = (error: Error): void => {
  const action = upgradeActionFor(error)
  const fallback = 'Failed to get AI recommendations'
  toast({
    title: 'Error',
    description: action ? errorMessage(error, fallback) : fallback,
    variant: 'destructive',
    action,
  })
}

/** Asks for recommendations and loads the path that includes them. */
export const useSuggestPath = () => {
  const queryClient = useQueryClient()
  const suggesting = useMutation({
    mutationKey: suggestKey,
    mutationFn: (root: PathNode) => {
      const claim = claimOf(root)
      const { idempotencyKey, ...body } = retry.requestFor(JSON.stringify(claim), claim)
      return api(suggestCareerPath, { body, idempotencyKey })
    },
    onSuccess: () => {
      retry.recordOutcome()
      invalidateAllowances(queryClient)
      toast({ title: 'Career Path Updated' })
      return queryClient.invalidateQueries({ queryKey: treeKey })
    },
    onError: (error) => {
      retry.recordOutcome(error)
      if (!isSessionEnded(error)) showFailure(error)
    },
  })
  /** A second click has no effect while the first is being answered. */
  const suggest = (root: PathNode) => {
    if (queryClient.isMutating({ mutationKey: suggestKey }) === 0) suggesting.mutate(root)
  }
  return { suggest, isPending: suggesting.isPending, error: suggesting.error }
}
