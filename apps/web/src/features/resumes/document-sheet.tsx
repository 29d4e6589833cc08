import { cn } from '../../ui/cn.ts'
import { SheetPaper } from '../../ui/sheet-paper.tsx'
import { SheetLineRow } from './sheet-line.tsx'
import type { Sheet, SheetEntry } from './sheet-sections.ts'

const indent = 'pl-8 @max-[30rem]:pl-[26px]'

const EntryHead = ({ head, fileName }: { head: NonNullable<SheetEntry['head']>; fileName: string }) => (
  <div className="mt-3.5 mb-1">
    <SheetLineRow line={head} fileName={fileName}>
      <span className="flex justify-between gap-x-4 @max-[30rem]:block">
        <span className="min-w-0 wrap-anywhere">
          <b dir="auto" className="block text-start font-semibold">
            {head.text}
          </b>
          {head.place && (
            <span dir="auto" className="block text-start text-ink-2">
              {head.place}
            </span>
          )}
        </span>
        {head.dates && (
          <span className="shrink-0 text-ink-2 tabular-nums @max-[30rem]:block @max-[30rem]:text-[0.875rem] max-w-1/2 @max-[30rem]:max-w-none">
            {head.dates}
          </span>
        )}
      </span>
    </SheetLineRow>
  </div>
)

type DocumentSheetProps = { sheet: Sheet; fileName: string }

/** The resume as a document. The mark in a line's margin shows its evidence. */
export const DocumentSheet = ({ sheet, fileName }: DocumentSheetProps) => {
  // Without a name above them, the sections are one level up.
  const SectionHeading = sheet.name ? 'h4' : 'h3'
  return (
    <SheetPaper>
      {sheet.name && (
        <h3
          dir="auto"
          className={cn(
            indent,
            'text-start text-[1.625rem] leading-8 font-semibold tracking-[-.012em] wrap-anywhere',
          )}
        >
          {sheet.name}
        </h3>
      )}
      {sheet.contact && (
        <SheetLineRow line={sheet.contact} fileName={fileName}>
          <span
            dir="auto"
            className="block text-start text-[0.90625rem] leading-[1.375rem] text-ink-2 wrap-anywhere"
          >
            {sheet.contact.parts.map((part, at) => (
              <span key={part}>
                {at > 0 && ' · '}
                <span className="inline-block max-w-full">{part}</span>
              </span>
            ))}
          </span>
        </SheetLineRow>
      )}
      {sheet.sections.map(({ pointer, heading, entries }) => (
        // Lines and their focus rings extend beyond the column, and anything outside this box is clipped.
        <section key={pointer} className="-mx-3.5 laid-out-when-near px-3.5">
          <SectionHeading
            dir="auto"
            className={cn(
              indent,
              'mt-[22px] mb-2 text-start font-sans text-caption font-semibold tracking-[.01em] text-ink-2 wrap-anywhere',
            )}
          >
            {heading}
          </SectionHeading>
          {entries.map(({ head, lines }, entryAt) => (
            <div key={head?.pointer ?? lines[0]?.pointer ?? entryAt}>
              {head && <EntryHead head={head} fileName={fileName} />}
              {lines.map((line) => (
                <SheetLineRow key={line.pointer} line={line} fileName={fileName} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </SheetPaper>
  )
}

/** Plain text, for an answer without a structured document. */
export const TextSheet = ({ text }: { text: string }) => (
  <SheetPaper className="pl-11 @max-[30rem]:px-[18px]">
    <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
      {text}
    </p>
  </SheetPaper>
)
