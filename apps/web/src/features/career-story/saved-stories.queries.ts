import {
  deleteCareerStory,
  editCareerStory,
  getCareerStory,
  listCareerStories,
} from '@nextrung/contract/career-story'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError, errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { toast } from '../../ui/toast-store.ts'
import {
  invalidateSavedStories,
  type ShownStory,
  savedStoriesKey,
  showStory,
} from './career-story.queries.ts'

/** A saved story with the ETag to save an edit with, if the server sends one. */
export type LoadedStory = { story: ShownStory; etag: string | undefined }

const loadStory = async (id: number): Promise<LoadedStory> => {
  let etag: string | undefined
  const story = await api(getCareerStory, {
    params: { id },
    onHeaders: (headers) => {
      etag = headers.get('etag') ?? undefined
    },
  })
  return { story: { ...story, id }, etag }
}

const showFailure = (title: string, fallback: string) => (error: unknown) => {
  if (isSessionEnded(error)) return
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}

/** Reloads whenever its panel opens. */
export const useSavedStories = () =>
  useQuery({
    queryKey: savedStoriesKey,
    queryFn: ({ signal }) => api(listCareerStories, { signal }),
    staleTime: 0,
  })

/** Loads a saved story and shows it on the screen of this role. */
export const useOpenStory = (targetRole: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: loadStory,
    onSuccess: ({ story }) => showStory(client, targetRole, story),
    onError: (error) => {
      showFailure('Could not open the story', 'Please try again.')(error)
      // It may have been deleted in another tab.
      invalidateSavedStories(client)
    },
  })
}

type Edit = {
  id: number
  /** `null` takes back all edits. */
  text: string | null
  etag?: string | undefined
}

/** Another tab saved this story after it was opened here, so the person has to decide. */
export class StoryConflict extends Error {
  readonly saved: LoadedStory

  constructor(cause: unknown, saved: LoadedStory) {
    super('The story was changed elsewhere too', { cause })
    this.name = 'StoryConflict'
    this.saved = saved
  }
}

const saveEdit = async ({ id, text, etag }: Edit): Promise<ShownStory> => {
  try {
    const story = await api(editCareerStory, {
      params: { id },
      body: { story: text },
      headers: etag ? { 'if-match': etag } : {},
    })
    // If the server only confirms, load the story.
    return story ? { ...story, id } : (await loadStory(id)).story
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
    throw isConflict ? new StoryConflict(error, await loadStory(id)) : error
  }
}

const showSaved = (client: QueryClient, targetRole: string, story: ShownStory): void => {
  showStory(client, targetRole, story)
  invalidateSavedStories(client)
}

/** Saves the person's text. Throws `StoryConflict` if another tab saved one since `etag`. */
export const useSaveEdit = (targetRole: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveEdit,
    onSuccess: (story) => {
      showSaved(client, targetRole, story)
      toast({ title: 'Story saved', description: 'Your text is in the story and its downloads.' })
    },
    onError: (error) => {
      if (error instanceof StoryConflict) return
      showFailure('Error saving story', 'Failed to save the story. Please try again.')(error)
    },
  })
}

export const useTakeBackEdits = (targetRole: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => saveEdit({ id, text: null }),
    onSuccess: (story) => {
      showSaved(client, targetRole, story)
      toast({ title: 'Edits taken back', description: 'The story reads as it was written.' })
    },
    onError: showFailure('Error taking back edits', 'Failed to take back your edits. Please try again.'),
  })
}

/** Loads the story with its ETag before editing, so that the person starts from what is saved. */
export const useStartEdit = (targetRole: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: loadStory,
    onSuccess: ({ story }) => showStory(client, targetRole, story),
    onError: showFailure('Could not open the editor', 'Please try again.'),
  })
}

export const useDeleteStory = (targetRole: string, shownId: number | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(deleteCareerStory, { params: { id } }),
    onSuccess: (_, id) => {
      if (id === shownId) showStory(client, targetRole, null)
      toast({ title: 'Story deleted', description: 'It is gone for good.' })
    },
    onError: showFailure('Error deleting story', 'Failed to delete the story. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: savedStoriesKey }),
  })
}
