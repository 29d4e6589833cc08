import { dayText } from '../../lib/day-text.ts'
import { webAddress } from '../../lib/web-address.ts'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import type { ShownWork } from './challenge-work.queries.ts'
import { programWord } from './criterion-fields.tsx'

/** Who decided the criteria, in words. */
const whoChecked = ({ criteria = [] }: ShownWork): string => {
  const byProgram = criteria.filter(({ decidedBy }) => decidedBy === 'program').length
  if (byProgram === 0) return 'checked by you'
  const byYou = criteria.length - byProgram
  return `${byProgram} of ${criteria.length} criteria checked by program${byYou > 0 ? `, ${byYou} by you` : ''}`
}

/** What was handed in, and who decided each criterion. */
export const HandedIn = ({ work }: { work: ShownWork }) => {
  const { link, text, handedInAt, criteria = [] } = work
  const address = webAddress(link)
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-550">
        <EvidenceMark kind="solid" className="mr-2 align-middle" />
        {`Handed in on ${dayText(handedInAt) ?? 'an unknown day'}, ${whoChecked(work)}`}
      </p>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-small font-550 text-accent-foreground underline underline-offset-3 wrap-anywhere"
        >
          {address}
        </a>
      )}
      {text && <p className="text-small whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>}
      {criteria.length > 0 && (
        <ul className="mt-1 grid gap-1.5">
          {criteria.map(({ text: criterion, decidedBy }) => (
            <li key={criterion} className="text-small text-ink-2 wrap-anywhere">
              {criterion}
              <span className="block text-caption text-muted-foreground">
                {decidedBy === 'program' ? programWord : 'Checked by you'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
