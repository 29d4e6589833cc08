import type { UnderstoodResume } from '@nextrung/contract/resumes'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { deleteDraft, saveDraft } from '../../../lib/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { draftName, readCorrectionDraft } from './correction-draft.ts'
import { EditorFoot } from './editor-foot.tsx'
import { editorSections } from './editor-sections.tsx'
import { SectionRail } from './section-rail.tsx'
import { correctionFailure, useCorrectResume } from './understood.queries.ts'
import { toDocument } from './understood-document.ts'
import { toForm, type UnderstoodForm } from './understood-form.ts'
import { AnnounceContext } from './use-announce.ts'
import { useSectionInView } from './use-section-in-view.ts'

type UnderstoodEditorProps = {
  resumeId: number
  understood: UnderstoodResume
  onChangesChange: (hasChanges: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

/** Keeps input as a draft in this tab until it is saved, and tracks whether there is anything to save. */
const useFormDraft = (resumeId: number, understood: UnderstoodResume) => {
  const saved = useMemo(() => toForm(understood), [understood])
  const [restored] = useState(() => readCorrectionDraft(resumeId, understood.document))
  const form = useForm<UnderstoodForm>({ defaultValues: restored ?? saved, mode: 'onTouched' })
  const [hasChanges, setHasChanges] = useState(restored !== undefined)
  const [isRestored, setIsRestored] = useState(restored !== undefined)

  useEffect(() => {
    const untouched = JSON.stringify(saved)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isChanged = JSON.stringify(values) !== untouched
        setHasChanges(isChanged)
        if (isChanged) saveDraft(draftName(resumeId), values)
        else deleteDraft(draftName(resumeId))
      },
    })
  }, [form, resumeId, saved])

  const startOver = () => {
    form.reset(saved)
    deleteDraft(draftName(resumeId))
    setHasChanges(false)
    setIsRestored(false)
  }
  return { form, hasChanges, isRestored, startOver }
}

const Restored = ({ onStartOver }: { onStartOver: () => void }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent px-3.5 py-2.5 text-small">
    <p>We restored your earlier corrections. They are not saved yet.</p>
    <Button variant="ghost" size="small" onClick={onStartOver} className="-mr-2">
      Start over
    </Button>
  </div>
)

// A stray Enter must not save a form this long.
const keepFromSubmitting = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** An editor for every understood field. */
export const UnderstoodEditor = (props: UnderstoodEditorProps) => {
  const { resumeId, understood, onChangesChange, onCancel, onSaved } = props
  const { form, hasChanges, isRestored, startOver } = useFormDraft(resumeId, understood)
  const [announced, setAnnounced] = useState('')
  const correct = useCorrectResume(resumeId)
  const scroller = useRef<HTMLDivElement>(null)
  const { current, choose } = useSectionInView(scroller)

  useEffect(() => onChangesChange(hasChanges), [hasChanges, onChangesChange])

  const save = form.handleSubmit((values) =>
    correct
      .mutateAsync(toDocument(values, understood.document))
      .then(() => {
        deleteDraft(draftName(resumeId))
        onSaved()
      })
      .catch(() => undefined),
  )
  return (
    <FormProvider {...form}>
      <AnnounceContext value={setAnnounced}>
        <form
          noValidate
          aria-label="What was understood"
          onSubmit={(event) => void save(event)}
          onKeyDown={keepFromSubmitting}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div className="flex min-h-0 flex-1">
            <SectionRail current={current} onChoose={choose} />
            <div
              ref={scroller}
              className="relative min-w-0 flex-1 scroll-py-20 overflow-y-auto px-4 py-5 md:px-8 md:py-6"
            >
              {isRestored && <Restored onStartOver={startOver} />}
              <fieldset disabled={correct.isPending} className="grid min-w-0 gap-10">
                {editorSections.map(({ id, title, note, content: Content }) => (
                  <section key={id} data-section={id} aria-label={title} className="min-w-0">
                    <h3 tabIndex={-1} className={note ? 'text-h2' : 'mb-3.5 text-h2'}>
                      {title}
                    </h3>
                    {note && <p className="mb-3.5 max-w-[68ch] text-small text-muted-foreground">{note}</p>}
                    <Content />
                  </section>
                ))}
              </fieldset>
            </div>
          </div>
          <EditorFoot
            failure={correct.isError ? correctionFailure(correct.error) : ''}
            busy={correct.isPending}
            hasChanges={hasChanges}
            onCancel={onCancel}
          />
        </form>
        <p role="status" className="sr-only">
          {announced}
        </p>
      </AnnounceContext>
    </FormProvider>
  )
}
