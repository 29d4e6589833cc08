import {
  addInterviewStory,
  deleteInterviewStory,
  type InterviewStory,
  listInterviewStories,
  matchInterviewStories,
  type StorySuggestion,
  saveInterviewStory,
  suggestInterviewStories,
} from '@nextrung/contract/interview-stories'
import type { Lenient } from '@nextrung/contract/lenient'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/errors.ts'
import { makeIdempotentRetry } from '../../../lib/idempotent-retry.ts'

export type ShownStory = Lenient<typeof InterviewStory>
export type ShownSuggestion = Lenient<typeof StorySuggestion>

export const storyParts = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof storyParts)[number]
export type StoryTexts = Record<StoryPart, string> & { title: string; resumeLine?: string | undefined }

const storiesKey = ['interview', 'stories']

export const useStories = () =>
  useQuery({
    queryKey: [...storiesKey, 'bank'],
    queryFn: ({ signal }) => api(listInterviewStories, { signal }),
  })

export const useStorySuggestions = (isWanted: boolean) =>
  useQuery({
    queryKey: [...storiesKey, 'suggestions'],
    enabled: isWanted,
    queryFn: ({ signal }) => api(suggestInterviewStories, { signal }),
  })

export type AskedQuestion = { question: string; tags: readonly string[] }

export const useStoryMatches = ({ question, tags }: AskedQuestion, isWanted: boolean) =>
  useQuery({
    queryKey: [...storiesKey, 'matches', question],
    enabled: isWanted,
    queryFn: async ({ signal }) =>
      (
        await api(matchInterviewStories, {
          query: { question: question.slice(0, 2000), tags: tags.join(',').slice(0, 500) },
          signal,
        })
      ).matches,
  })

export type SavedStory = StoryTexts & { id?: number | undefined; basedOn?: string | undefined }

// A lost answer is sent again with the same key, so that there are no two stories.
const retry = makeIdempotentRetry<StoryTexts>()

const add = async (story: StoryTexts) => {
  const { idempotencyKey, ...body } = retry.requestFor(JSON.stringify(story), story)
  try {
    const added = await api(addInterviewStory, { body, idempotencyKey })
    retry.recordOutcome()
    return added
  } catch (error) {
    retry.recordOutcome(error)
    throw error
  }
}

/** Adds a story or, with an id, changes it. */
export const useSaveStory = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, basedOn, ...texts }: SavedStory) =>
      id === undefined || basedOn === undefined
        ? add(texts)
        : api(saveInterviewStory, { params: { id }, body: { ...texts, basedOn } }),
    onSuccess: () => client.invalidateQueries({ queryKey: storiesKey }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: storiesKey })
    },
  })
}

export const useDeleteStory = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(deleteInterviewStory, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: storiesKey }),
  })
}
