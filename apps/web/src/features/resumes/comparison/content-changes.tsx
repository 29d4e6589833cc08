import { ArrowDownUp, Minus, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import '../../../ui/serif.css'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { MarkedWords } from './marked-words.tsx'
import type { ShownChange } from './shown-comparison.ts'
import { changedWords } from './word-changes.ts'

const shownAtFirst = 8

const asksForNumber = /\bneeds? (?:a|your) number/i

const kindMarks: Record<string, ReactNode> = {
  added: <Plus aria-hidden className="mt-0.5 size-4 stroke-2 text-primary" />,
  removed: <Minus aria-hidden className="mt-0.5 size-4 stroke-2 text-muted-foreground" />,
  moved: <ArrowDownUp aria-hidden className="mt-0.5 size-4 stroke-[1.75] text-muted-foreground" />,
  corrected: <EvidenceMark kind="solid" className="mt-[7px]" />,
}

const ChangeMark = ({ change }: { change: ShownChange }) =>
  kindMarks[change.kind] ?? (
    <EvidenceMark kind={asksForNumber.test(change.what) ? 'hollow' : 'half'} className="mt-[7px]" />
  )

const Wording = ({ before, after }: { before: string; after: string }) => {
  const words = useMemo(() => {
    if (before && after) return changedWords(before, after)
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] }
  }, [before, after])
  return (
    <div className="grid gap-1.5 font-serif text-[.9375rem] leading-[1.4375rem]">
      {before && (
        <p dir="auto" className="text-start wrap-anywhere">
          <span className="sr-only">Before: </span>
          <MarkedWords runs={words.before} side="older" />
        </p>
      )}
      {after && (
        <p dir="auto" className="text-start wrap-anywhere">
          <span className="sr-only">After: </span>
          <MarkedWords runs={words.after} side="newer" />
        </p>
      )}
    </div>
  )
}

const shortWords: Record<string, string> = {
  added: 'Added',
  removed: 'Left out',
  reworded: 'Reworded',
  moved: 'Moved',
  corrected: 'Corrected by you',
}

/** A change's sentence, shortened to a word or two if it would only repeat the wording next to it. */
const messageOf = ({ kind, what, before, after }: ShownChange): string => {
  const repeats = [before, after].some((wording) => wording !== '' && what.includes(wording))
  return (repeats ? shortWords[kind] : what) || what || 'Wording changed'
}

const Change = ({ change, detailed }: { change: ShownChange; detailed: boolean }) => {
  const { where, why, before, after } = change
  const hasWording = before !== '' || after !== ''
  return (
    <li
      className={cn(
        'grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 gap-y-2 text-small',
        detailed && 'border-t border-line pt-3.5 first:border-t-0 first:pt-0',
        hasWording && 'lg:grid-cols-[16px_minmax(0,.8fr)_minmax(0,1.2fr)]',
      )}
    >
      <ChangeMark change={change} />
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto" className="text-start">
          {messageOf(change)}
        </p>
        {where && (
          <p dir="auto" className="mt-0.5 text-start text-caption text-muted-foreground">
            {where}
          </p>
        )}
        {why && (
          <p dir="auto" className="mt-0.5 text-start text-caption text-ink-2">
            Why: {why}
          </p>
        )}
      </div>
      {hasWording && (
        <div className="min-w-0 max-lg:col-start-2">
          <Wording before={before} after={after} />
        </div>
      )}
    </li>
  )
}

/** Whether any change has more to show than its sentence. */
export const areDetailed = (changes: ShownChange[]): boolean =>
  changes.some(({ where, why, before, after }) => where || why || before || after)

/** The text changes: a sentence each, with place, reason and wording if known. */
export const ContentChanges = ({ changes }: { changes: ShownChange[] }) => {
  const [showsAll, setShowsAll] = useState(false)
  const detailed = areDetailed(changes)
  const shown = showsAll ? changes : changes.slice(0, shownAtFirst)
  return (
    <div>
      <h3 className="mb-2.5 text-h3">Content changes</h3>
      {changes.length === 0 && <p className="text-small text-muted-foreground">None</p>}
      <ul className={cn('grid', detailed ? 'gap-3.5' : 'gap-2')}>
        {shown.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes can read the same, and the list never reorders.
          <Change key={at} change={change} detailed={detailed} />
        ))}
      </ul>
      {changes.length > shown.length && (
        <Button variant="ghost" size="small" className="mt-3 -ml-3" onClick={() => setShowsAll(true)}>
          Show all {changes.length} changes
        </Button>
      )}
    </div>
  )
}
