import type { LinkedInPart } from '@nextrung/contract/linkedin'
import { type EvidenceKind, EvidenceMark } from '../../ui/evidence-mark.tsx'

const marks: Record<LinkedInPart['basis'], { kind: EvidenceKind; words: string }> = {
  kept: { kind: 'solid', words: 'Your words' },
  reworded: { kind: 'half', words: 'Made from your words' },
  aim: { kind: 'solid', words: 'Your target role' },
}

const placeOf = ({ page, line, by }: LinkedInPart['sources'][number], fileName: string): string =>
  by === 'person' ? 'Entered by you' : `${fileName || 'Your file'}, page ${page}, line ${line}`

const Sources = ({ part, fileName }: { part: LinkedInPart; fileName: string }) =>
  part.sources.length === 0 ? (
    <p className="mt-0.5 text-caption text-muted-foreground">
      {part.basis === 'aim'
        ? 'The target role you chose. It appears as your goal, not as something you already are.'
        : 'No line of your file supports this. Please check that it is true.'}
    </p>
  ) : (
    <ul className="mt-0.5 grid gap-0.5 text-caption text-muted-foreground">
      {part.sources.map((source) => (
        <li key={`${source.page} ${source.line} ${source.text}`} className="wrap-anywhere">
          {placeOf(source, fileName)}:{' '}
          <q dir="auto" className="font-serif text-ink-2">
            {source.text}
          </q>
        </li>
      ))}
    </ul>
  )

type TextEvidenceProps = { id: string; parts: LinkedInPart[]; fileName: string }

/** Every part of a text, with the lines of the file it came from. */
export const TextEvidence = ({ id, parts, fileName }: TextEvidenceProps) => (
  <ol id={id} className="mt-2 mb-1.5 grid gap-3 border-t border-line pt-3">
    {parts.map((part) => (
      <li key={part.text} className="grid grid-cols-[16px_minmax(0,1fr)] gap-3">
        <EvidenceMark kind={marks[part.basis].kind} label={marks[part.basis].words} className="mt-[7px]" />
        <div className="min-w-0">
          <p dir="auto" className="text-start font-serif text-small wrap-anywhere">
            {part.text}
          </p>
          <Sources part={part} fileName={fileName} />
        </div>
      </li>
    ))}
  </ol>
)
