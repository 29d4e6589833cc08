import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorSentence, isSessionEnded } from '../../lib/errors.ts'
import { profileKey } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { OverlapError, type SavedProfile, type SaveInput, saveProfile } from './profile.queries.ts'
import { type FieldName, fieldLabels, type ProfileFields } from './profile-fields.ts'

type SaveEnds = {
  onSaved: (saved: ProfileFields) => void
  onOverlap: (input: SaveInput, saved: SavedProfile, overlapping: FieldName[]) => void
  onSessionEnded: () => void
}

const listed = new Intl.ListFormat('en')

const takenOverSentence = (names: FieldName[]): string =>
  `Changed somewhere else in the meantime, and kept: ${listed.format(names.map((name) => fieldLabels[name]))}.`

/** Saves what the person changed. The answer takes the place of the profile as it was loaded. */
export const useSaveProfile = (uid: string, { onSaved, onOverlap, onSessionEnded }: SaveEnds) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SaveInput) => saveProfile(uid, input),
    onSuccess: ({ saved, takenOver }) => {
      client.setQueryData(profileKey(uid), saved)
      toast({
        title: 'Profile updated',
        ...(takenOver.length > 0 ? { description: takenOverSentence(takenOver) } : {}),
      })
      onSaved(saved.fields)
    },
    onError: (error, input) => {
      if (isSessionEnded(error)) return onSessionEnded()
      const refusal = error instanceof OverlapError ? error.cause : error
      toast({
        title: 'Error updating profile',
        description: errorSentence(refusal, 'Failed to update profile'),
        variant: 'destructive',
      })
      if (!(error instanceof OverlapError)) return
      client.setQueryData(profileKey(uid), error.saved)
      onOverlap(input, error.saved, error.overlapping)
    },
  })
}
