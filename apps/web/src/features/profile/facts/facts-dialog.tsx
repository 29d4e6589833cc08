import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { errorMessage } from '../../../lib/errors.ts'
import { Button, buttonStyles } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ProfileFields } from '../profile-fields.ts'
import { AutofillOptionRow } from './autofill-option-row.tsx'
import { autofillOptions, type ProfileFact } from './autofill-options.ts'
import { useProfileFacts } from './facts.queries.ts'

export type FactsDialogProps = {
  uid: string
  /** The form's current values. */
  typed: ProfileFields
  uploadPath: string
  onFill: (fields: ProfileFields, filled: { from: string; labels: string[] }) => void
  onClose: () => void
}

const Loading = () => (
  <div className="mt-5 grid gap-5">
    <p role="status" className="sr-only">
      Looking into your resume
    </p>
    {['name', 'phone', 'title', 'school'].map((fact) => (
      <div key={fact} className="grid gap-2">
        <Skeleton className="h-3 w-28" />
        <Skeleton />
      </div>
    ))}
  </div>
)

const Sentence = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="mt-5 grid justify-items-start gap-4">
    <p className="text-ink-2">{children}</p>
    {action}
  </div>
)

const countText = (count: number) => (count === 1 ? 'Fill in 1 field' : `Fill in ${count} fields`)

type ChoiceProps = Pick<FactsDialogProps, 'typed' | 'onFill' | 'onClose'> & {
  facts: ProfileFact[]
  from: string
}

const Choice = ({ facts, from, typed, onFill, onClose }: ChoiceProps) => {
  const [options] = useState(() => autofillOptions(facts, typed))
  const [chosen, setChosen] = useState(() => options.filter(({ isSafe }) => isSafe).map(({ key }) => key))
  if (facts.length === 0)
    return <Sentence>{`We found nothing in ${from} that fits a field of your profile.`}</Sentence>
  if (options.length === 0) return <Sentence>{`Your profile already has everything from ${from}.`}</Sentence>
  const taken = options.filter(({ key }) => chosen.includes(key))
  const fill = () => {
    const fields = taken.reduce((filled, { addTo }) => addTo(filled), typed)
    onFill(fields, { from, labels: [...new Set(taken.map(({ label }) => label))] })
    onClose()
  }
  return (
    <>
      <ul className="-mx-1.5 mt-4 min-h-0 flex-1 divide-y divide-line overflow-y-auto border-y border-line px-1.5">
        {options.map((option) => (
          <AutofillOptionRow
            key={option.key}
            option={option}
            checked={chosen.includes(option.key)}
            onChange={(checked) =>
              setChosen((before) =>
                checked ? [...before, option.key] : before.filter((key) => key !== option.key),
              )
            }
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={taken.length === 0} onClick={fill}>
          {countText(taken.length)}
        </Button>
      </div>
    </>
  )
}

/** The newest resume's facts, each with its source line. The ticked ones fill the form without saving it. */
export const FactsDialog = ({ uid, uploadPath, onClose, ...rest }: FactsDialogProps) => {
  const { data, error, isError, isFetching, refetch } = useProfileFacts(uid)
  const from = data?.resume?.fileName || 'your resume'
  const content = () => {
    if (data?.resume) return <Choice facts={data.facts} from={from} onClose={onClose} {...rest} />
    if (data)
      return (
        <Sentence
          action={
            <Link href={uploadPath} className={buttonStyles({ variant: 'outline' })}>
              Upload a resume
            </Link>
          }
        >
          We have not read a resume of yours yet.
        </Sentence>
      )
    if (!isError) return <Loading />
    return (
      <div className="mt-5">
        <ErrorCard
          title="Your resume could not be looked into"
          action={
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {errorMessage(error, 'Please try again in a moment.')}
        </ErrorCard>
      </div>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Fill from my resume"
      description="Tick what you want in your profile. It fills in the form, and nothing is saved until you press Save Changes."
      className="flex max-h-[calc(100dvh-2rem)] max-w-[600px] flex-col"
    >
      {content()}
    </Dialog>
  )
}
