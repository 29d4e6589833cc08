import { Fragment, type RefObject, useId, useRef, useState } from 'react'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { SheetPaper } from '../../ui/sheet-paper.tsx'
import { SentenceEvidence } from './sentence-evidence.tsx'
import { marksIn } from './story-marks.ts'
import type { StoryParagraph } from './story-paragraphs.ts'
import { sentencesOf } from './story-paragraphs.ts'
import { ProvenSentence } from './story-sentence.tsx'
import { useStackedMarks } from './use-stacked-marks.ts'

export const StoryLegend = ({ paragraphs }: { paragraphs: StoryParagraph[] }) => {
  const marks = marksIn(sentencesOf(paragraphs).flatMap(({ part }) => part ?? []))
  return (
    marks.length > 0 && (
      <ul className="mb-3.5 flex flex-wrap gap-x-5 gap-y-2 text-caption text-ink-2 print:hidden">
        {marks.map(({ kind, words }) => (
          <li key={words} className="inline-flex items-center gap-2">
            <EvidenceMark kind={kind} />
            {words}
          </li>
        ))}
      </ul>
    )
  )
}

type ParagraphProps = {
  paragraph: StoryParagraph
  openAt: number | undefined
  onToggle: (at: number) => void
}

const Paragraph = ({ paragraph, openAt, onToggle }: ParagraphProps) => {
  const evidenceId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opened = openAt === undefined ? undefined : paragraph.sentences[openAt]?.part
  const hide = () => {
    if (openAt !== undefined) onToggle(openAt)
    focusSentence(box, openAt)
  }
  return (
    <div ref={box} className="mt-3.5 first:mt-0">
      <p dir="auto" className="text-start wrap-anywhere">
        {paragraph.sentences.map(({ text, part }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same sentence twice.
          <Fragment key={at}>
            {at > 0 && ' '}
            {part ? (
              <ProvenSentence
                part={part}
                isOpen={at === openAt}
                evidenceId={evidenceId}
                onToggle={() => onToggle(at)}
              />
            ) : (
              <span className="whitespace-pre-line">{text}</span>
            )}
          </Fragment>
        ))}
      </p>
      {opened && <SentenceEvidence id={evidenceId} part={opened} onHide={hide} />}
    </div>
  )
}

const focusSentence = (box: RefObject<HTMLElement | null>, at: number | undefined): void =>
  box.current?.querySelectorAll<HTMLElement>('[role=button]')[at ?? -1]?.focus()

/** The story as prose, in the person's voice. A click on a sentence shows what it rests on. */
export const StorySheet = ({ paragraphs }: { paragraphs: StoryParagraph[] }) => {
  const [open, setOpen] = useState<{ key: string; at: number }>()
  const sheet = useRef<HTMLDivElement>(null)
  useStackedMarks(sheet)
  const isProven = sentencesOf(paragraphs).some(({ part }) => part)
  return (
    <SheetPaper className="print:border-0 print:p-0 print:shadow-none">
      <div ref={sheet} className={isProven ? 'relative pl-9 @max-[30rem]:pl-[26px] print:pl-0' : 'relative'}>
        {paragraphs.map((paragraph) => (
          <Paragraph
            key={paragraph.key}
            paragraph={paragraph}
            openAt={open?.key === paragraph.key ? open.at : undefined}
            onToggle={(at) =>
              setOpen(open?.key === paragraph.key && open.at === at ? undefined : { key: paragraph.key, at })
            }
          />
        ))}
      </div>
    </SheetPaper>
  )
}
