import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { deleteDraft, saveDraft } from '../../lib/form-draft.ts'
import { draftName, readProfileDraft } from './profile-draft.ts'
import { changedFields, type ProfileFields } from './profile-fields.ts'
import { checkChanges, type ProfileChange } from './profile-schema.ts'

/** The profile form. Input stays in this tab until it is saved or discarded. */
export const useProfileForm = (saved: ProfileFields) => {
  const [restored] = useState(() => readProfileDraft(saved))
  const form = useForm<ProfileFields, unknown, ProfileChange>({
    defaultValues: restored ?? saved,
    resolver: checkChanges(saved),
    mode: 'onTouched',
    // The field may be in another tab, which has to be opened first.
    shouldFocusError: false,
  })
  const typed = form.watch()
  const hasChanges = changedFields(saved, typed).length > 0

  useEffect(() => {
    if (hasChanges) saveDraft(draftName, { base: saved, typed })
    else deleteDraft(draftName)
  }, [hasChanges, saved, typed])

  return { form, typed, hasChanges, isRestored: restored !== undefined }
}
