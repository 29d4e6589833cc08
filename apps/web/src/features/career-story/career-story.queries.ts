import { type CareerStory, downloadCareerStory, generateCareerStory } from '@nextrung/contract/career-story'
import type { Lenient } from '@nextrung/contract/lenient'
import {
  type QueryClient,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { makeIdempotentRetry } from '../../lib/idempotent-retry.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { saveFile } from '../../lib/save-file.ts'
import { invalidateAllowances } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import type { StoryRequest } from './story-request.ts'

export type ShownStory = Lenient<typeof CareerStory>

const shownKey = (targetRole: string) => ['career-story', 'shown', targetRole]
const generateKey = ['career-story', 'generate']
export const savedStoriesKey = ['career-story', 'saved']

export const showStory = (client: QueryClient, targetRole: string, story: ShownStory | null): void =>
  void client.setQueryData(shownKey(targetRole), story)

/** The list reloads if it is open, or else when it is opened next. */
export const invalidateSavedStories = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: savedStoriesKey })

/** The story on the screen for this role. It stays while the person visits other screens. */
export const useShownStory = (targetRole: string): ShownStory | undefined => {
  const { data } = useQuery<ShownStory | null>({
    queryKey: shownKey(targetRole),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}

const isSameStory = (client: QueryClient, targetRole: string, { id }: ShownStory): boolean =>
  id !== undefined && id === client.getQueryData<ShownStory | null>(shownKey(targetRole))?.id

// A lost answer is requested again with the same key, because that story already used up allowance.
const retry = makeIdempotentRetry<StoryRequest>()

/** Writes a story and shows it. Each new story uses one of the day's allowance. */
export const useGenerateStory = () => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: generateKey,
    mutationFn: (request: StoryRequest) => {
      const { idempotencyKey, ...body } = retry.requestFor(JSON.stringify(request), request)
      return api(generateCareerStory, { body, idempotencyKey })
    },
    onSuccess: (story, { targetRole }) => {
      retry.recordOutcome()
      invalidateAllowances(client)
      invalidateSavedStories(client)
      if (isSameStory(client, targetRole, story)) {
        toast({
          title: 'Nothing has changed',
          description: 'What you gave us and chose is the same, so the story is, too.',
        })
      }
      showStory(client, targetRole, story)
    },
    onError: (error) => {
      retry.recordOutcome(error)
      if (isSessionEnded(error)) return
      toast({
        title: 'Generation Failed',
        description: errorMessage(error, 'Failed to generate career story'),
        variant: 'destructive',
        action: upgradeActionFor(error),
      })
    },
  })
}

/** Also true for a story requested before the person visited another screen. */
export const useIsGenerating = (): boolean => useIsMutating({ mutationKey: generateKey }) > 0

export type StoryFormat = 'pdf' | 'docx' | 'md'

export const useDownloadStory = () =>
  useMutation({
    mutationFn: async ({ id, format }: { id: number; format: StoryFormat }) =>
      saveFile(await api(downloadCareerStory, { params: { id }, query: { format } }), {
        name: `career-story-${id}.${format}`,
      }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({
        title: 'Download failed',
        description: errorMessage(error, 'Failed to download career story. Please try again.'),
        variant: 'destructive',
      })
    },
  })
