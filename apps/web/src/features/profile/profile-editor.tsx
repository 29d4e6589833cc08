import { useEffect, useState } from 'react'
import { type FieldErrors, type FieldPath, FormProvider } from 'react-hook-form'
import { deleteDraft } from '../../lib/form-draft.ts'
import { useNavigationGuard } from '../../lib/use-navigation-guard.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { FillFromResume } from './facts/fill-from-resume.tsx'
import { FormFoot } from './form-foot.tsx'
import { countErrors, type FormTab, findFirstWrong } from './form-tabs.ts'
import type { SavedProfile } from './profile.queries.ts'
import { draftName } from './profile-draft.ts'
import type { FieldName, ProfileFields } from './profile-fields.ts'
import { type Notice, ProfileNotice } from './profile-notice.tsx'
import { withTurnedSwitches } from './profile-schema.ts'
import { ProfileTabs } from './profile-tabs.tsx'
import { rebaseFields } from './rebase-fields.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

export type ProfileEditorProps = {
  uid: string
  saved: SavedProfile
  /** The screen for uploading a resume. */
  uploadPath: string
  onSaved: (saved: ProfileFields, before: ProfileFields) => void
  onSessionEnded: () => void
}

/** The profile form. Nothing is saved until the person saves it. */
export const ProfileEditor = ({ uid, saved, uploadPath, onSaved, onSessionEnded }: ProfileEditorProps) => {
  const { form, typed, hasChanges, isRestored } = useProfileForm(saved.fields)
  const [notice, setNotice] = useState<Notice | undefined>(isRestored ? { kind: 'restored' } : undefined)
  const [tab, setTab] = useState<FormTab>('personal')
  const [focusTarget, setFocusTarget] = useState<{ path: FieldPath<ProfileFields> }>()
  const guard = useNavigationGuard(hasChanges)
  const { mutate, isPending } = useSaveProfile(uid, {
    onSaved: (fields) => {
      form.reset(fields)
      setNotice(undefined)
      onSaved(fields, saved.fields)
    },
    onConflict: ({ typed: mine, from }, { fields: theirs }, names) => {
      form.reset(rebaseFields({ base: from.fields, mine, theirs }).fields)
      setNotice({ kind: 'conflict', names, theirs })
    },
    onSessionEnded,
  })

  useEffect(() => {
    if (focusTarget) form.setFocus(focusTarget.path)
  }, [focusTarget, form])

  const showFirstWrong = (errors: FieldErrors<ProfileFields>) => {
    const wrong = findFirstWrong(errors)
    if (!wrong) return
    setTab(wrong.tab)
    setFocusTarget({ path: wrong.path })
  }
  const save = form.handleSubmit(
    (change) => mutate({ change: withTurnedSwitches(change, saved.fields), typed, from: saved }),
    showFirstWrong,
  )
  const cancel = () => {
    form.reset(saved.fields)
    setNotice(undefined)
  }
  const leave = () => {
    form.reset(saved.fields)
    deleteDraft(draftName)
    guard.leave()
  }
  const fillIn = (fields: ProfileFields, { from, labels }: { from: string; labels: string[] }) => {
    form.reset(fields)
    setNotice({ kind: 'filled', from, labels })
  }
  const useSaved = (name: FieldName) => {
    if (notice?.kind !== 'conflict') return
    form.reset({ ...typed, [name]: notice.theirs[name] })
    setNotice({ ...notice, names: notice.names.filter((one) => one !== name) })
  }
  const wrong = countErrors(form.formState.errors)
  const wrongCount = Object.values(wrong).reduce((sum, count) => sum + count, 0)
  return (
    <FormProvider {...form}>
      <Card aria-labelledby="personal-information">
        <CardHeader
          title="Personal Information"
          titleId="personal-information"
          action={
            <FillFromResume
              uid={uid}
              typed={typed}
              uploadPath={uploadPath}
              disabled={isPending}
              onFill={fillIn}
            />
          }
        />
        <form noValidate aria-labelledby="personal-information" onSubmit={(event) => void save(event)}>
          <ProfileNotice notice={notice} hasChanges={hasChanges} onUse={useSaved} />
          <ProfileTabs open={tab} onOpen={setTab} wrong={wrong} disabled={isPending} />
          <FormFoot wrongCount={wrongCount} busy={isPending} hasChanges={hasChanges} onCancel={cancel} />
        </form>
      </Card>
      <LeaveDialog
        open={guard.isAsking}
        description="You have unsaved changes to your profile. If you leave, you lose them."
        onStay={guard.stay}
        onLeave={leave}
      />
    </FormProvider>
  )
}
