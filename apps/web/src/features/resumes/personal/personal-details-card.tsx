import { updateResume } from '@nextrung/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { ShownResume } from '../shown-resume.ts'

const useShowsPersonal = (resume: ShownResume) => {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (showsPersonal: boolean) =>
      api(updateResume, { params: { id: resume.id }, body: { showsPersonal } }),
    // Saves run one after another, so the last choice wins.
    scope: { id: `resume-personal-${resume.id}` },
    onSettled: () => client.invalidateQueries({ queryKey: ['resumes'] }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      const description = errorMessage(error, 'We could not save your choice. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return { checked: save.isPending ? save.variables : resume.showsPersonal, choose: save.mutate }
}

/** What was kept apart of the person, why, and whether downloads include it; renders nothing if there is nothing. */
export const PersonalDetailsCard = ({ resume }: { resume: ShownResume }) => {
  const titleId = useId()
  const labelId = useId()
  const { checked, choose } = useShowsPersonal(resume)
  const personal = resume.document?.personal ?? []
  if (resume.status !== 'completed' || personal.length === 0) return null
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h2">
        Kept apart
      </h2>
      <p className="mt-0.5 max-w-[68ch] text-small text-ink-2">
        Employers in the US, the UK, Ireland, Canada and Australia generally do not want these details on a
        resume, so that they cannot sway the choice. In some other countries they are still usual.
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small max-sm:grid-cols-1 max-sm:gap-y-0">
        {personal.map(({ label, value }) => (
          <div key={`${label} ${value}`} className="col-span-full grid grid-cols-subgrid max-sm:mb-2">
            <dt dir="auto" className="text-start text-muted-foreground wrap-anywhere">
              {label}
            </dt>
            <dd dir="auto" className="text-start wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <p id={labelId} className="text-small font-550">
          Put these on my downloads
        </p>
        <Switch aria-labelledby={labelId} checked={checked} onCheckedChange={choose} />
      </div>
    </Card>
  )
}
