import type { StoryPart } from '@nextrung/contract/career-story'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { sourcePlace, uniqueSources } from './source-place.ts'
import { markOf } from './story-marks.ts'

const Sources = ({ sources }: { sources: StoryPart['sources'] }) => (
  <ul className="mt-2 grid gap-2">
    {uniqueSources(sources).map(({ key, source }) => (
      <li key={key} className="rounded-sm bg-sheet px-3.5 py-2.5 wrap-anywhere">
        <q
          dir="auto"
          className="block text-start font-serif text-[0.9375rem] leading-[1.4375rem] text-foreground [quotes:none]"
        >
          {source.text}
        </q>
        <span className="mt-0.5 block text-caption text-muted-foreground">{sourcePlace(source)}</span>
      </li>
    ))}
  </ul>
)

type SentenceEvidenceProps = { id: string; part: StoryPart; onHide: () => void }

/** What one sentence of the story rests on. */
export const SentenceEvidence = ({ id, part, onHide }: SentenceEvidenceProps) => {
  const { words, otherwise } = markOf(part)
  const { reason, sources } = part
  const explanation = reason ?? (sources.length === 0 ? otherwise : '')
  return (
    <div
      id={id}
      className="grid grid-rows-[1fr] font-sans text-small text-ink-2 transition-[grid-template-rows] duration-200 ease-step starting:grid-rows-[0fr] print:hidden"
    >
      <div className="min-h-0 overflow-hidden">
        <div className="mt-2 rounded-sm bg-accent px-3.5 py-3">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              <b className="font-semibold text-foreground">{words}</b>
              {explanation && <span className="block">{explanation}</span>}
            </p>
            <IconButton
              label="Hide evidence"
              onClick={onHide}
              className="-mt-1 -mr-1.5 size-7 max-md:-mt-2.5 max-md:-mr-2.5 max-md:size-10 [&_svg]:size-4"
            >
              <X aria-hidden />
            </IconButton>
          </div>
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      </div>
    </div>
  )
}
