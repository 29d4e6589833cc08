import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { invalidateCareerPath, profileKey } from '../../lib/shared-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { ConflictError, type SavedProfile, type SaveInput, saveProfile } from './profile.queries.ts'
import { type FieldName, fieldLabels, type ProfileFields } from './profile-fields.ts'

type SaveEnds = {
  onSaved: (saved: ProfileFields) => void
  onConflict: (input: SaveInput, saved: SavedProfile, conflicting: FieldName[]) => void
  onSessionEnded: () => void
}

const listed = new Intl.ListFormat('en')

const mergedMessage = (names: FieldName[]): string =>
  `We kept what was changed elsewhere in the meantime: ${listed.format(names.map((name) => fieldLabels[name]))}.`

/** Saves the person's changes. The answer replaces the loaded profile. */
export const useSaveProfile = (uid: string, { onSaved, onConflict, onSessionEnded }: SaveEnds) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SaveInput) => saveProfile(uid, input),
    onSuccess: ({ saved, mergedFields }) => {
      client.setQueryData(profileKey(uid), saved)
      invalidateCareerPath(client)
      toast({
        title: 'Profile updated',
        ...(mergedFields.length > 0 ? { description: mergedMessage(mergedFields) } : {}),
      })
      onSaved(saved.fields)
    },
    onError: (error, input) => {
      if (isSessionEnded(error)) return onSessionEnded()
      const refusal = error instanceof ConflictError ? error.cause : error
      toast({
        title: 'Error updating profile',
        description: errorMessage(refusal, 'Failed to update profile'),
        variant: 'destructive',
      })
      if (!(error instanceof ConflictError)) return
      client.setQueryData(profileKey(uid), error.saved)
      onConflict(input, error.saved, error.conflicting)
    },
  })
}
