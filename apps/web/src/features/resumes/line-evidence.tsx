import type { LineEvidence, SourceLine } from '@nextrung/contract/resume-document'
import { X } from 'lucide-react'
import { dayText } from '../../lib/day-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { sharedPhrases } from './shared-phrases.ts'
import { sourcePlace, sourceRuns } from './source-place.ts'

const sameText = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

const asOneSentence = (changes: string[]) =>
  changes
    .map((change, at) =>
      at > 0 && /^\p{Lu}\p{Ll}/u.test(change) ? change[0]?.toLowerCase() + change.slice(1) : change,
    )
    .join(', ')

const keptSentence = (original: string, text: string) =>
  sameText(original, text) ? 'Every word' : sharedPhrases(original, text).join(', ')

const changedSentence = ({ mark, changes }: LineEvidence) =>
  changes.length > 0 ? asOneSentence(changes) : mark === 'reworded' ? 'The wording' : 'Nothing'

const Row = ({ name, children }: { name: string; children: string }) =>
  children && (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd dir="auto" className="min-w-0 text-start wrap-anywhere">
        {children}
      </dd>
    </>
  )

const isTold = ({ page, by }: SourceLine): boolean => page < 1 || by === 'person'

const toldText = ({ at, shown }: SourceLine, { isAlone }: { isAlone: boolean }): string => {
  const day = dayText(at)
  if (shown)
    return `${isAlone ? 'Shown' : 'shown'} here on ${dayText(shown.on) ?? 'an unknown day'}: ${shown.what}. Added by you${day ? ` on ${day}` : ''}`
  return `${isAlone ? 'Entered' : 'entered'} by you${day ? ` on ${day}` : ''}`
}

type LineEvidencePanelProps = {
  id: string
  evidence: LineEvidence
  /** The line as currently shown. */
  text: string
  fileName: string
  onHide: () => void
}

/** Where a line came from: its place and words in the file, and what was kept, changed and added. */
export const LineEvidencePanel = ({ id, evidence, text, fileName, onHide }: LineEvidencePanelProps) => {
  const runs = sourceRuns(evidence.sources)
  const read = evidence.sources.filter((source) => !isTold(source))
  const told = evidence.sources.find(isTold)
  const original = runs.map((run) => run.text).join(' ')
  return (
    <div
      id={id}
      className="grid grid-rows-[1fr] font-sans text-small text-ink-2 transition-[grid-template-rows] duration-200 ease-step starting:grid-rows-[0fr]"
    >
      <div className="min-h-0 overflow-hidden pr-4 pl-[42px] @max-[30rem]:pr-3 @max-[30rem]:pl-9">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            {runs.length === 0 && 'We found no line of your file that supports this.'}
            {read.length > 0 && (
              <>
                Your {read.length > 1 ? 'lines' : 'line'}, from{' '}
                <b className="font-semibold">{fileName || 'your file'}</b>, {sourcePlace(sourceRuns(read))}
              </>
            )}
            {read.length > 0 && told && '; '}
            {told && toldText(told, { isAlone: read.length === 0 })}
          </p>
          <IconButton
            label="Hide evidence"
            onClick={onHide}
            className="-mt-1 -mr-1.5 size-7 max-md:-mt-2.5 max-md:-mr-2.5 max-md:size-10 [&_svg]:size-4"
          >
            <X aria-hidden />
          </IconButton>
        </div>
        {runs.length > 0 && (
          <blockquote className="mt-1.5 mb-2.5 grid gap-1.5 rounded-sm bg-sheet px-3.5 py-2.5 font-serif text-[0.9375rem] leading-[1.4375rem] text-foreground wrap-anywhere">
            {runs.map((run) => (
              <p key={`${run.page}-${run.first}`} dir="auto" className="text-start">
                {run.text}
              </p>
            ))}
          </blockquote>
        )}
        <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          <Row name="Kept">{keptSentence(original, text)}</Row>
          <Row name="Changed">{changedSentence(evidence)}</Row>
          <Row name="Added">{runs.length > 0 ? 'Nothing' : 'This line. Please check that it is true.'}</Row>
        </dl>
      </div>
    </div>
  )
}
