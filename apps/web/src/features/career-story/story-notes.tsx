import { Info } from 'lucide-react'
import { Link } from 'wouter'
import type { LinkAction } from '../../lib/plans-link.ts'

type StoryNotesProps = { notes: string[]; actions: readonly LinkAction[] }

/** What the story follows, what is missing, and where to add it. */
export const StoryNotes = ({ notes, actions }: StoryNotesProps) =>
  notes.length > 0 && (
    <section
      aria-label="About this story"
      className="mb-4 grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 rounded-md bg-sunken px-3.5 py-3 text-small text-ink-2 print:hidden"
    >
      <Info aria-hidden className="mt-px size-[18px] stroke-[1.75] text-muted-foreground" />
      <div>
        <ul className="grid gap-1.5">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {actions.map(({ label, path }) => (
            <Link
              key={path}
              href={path}
              className="font-550 text-accent-foreground underline underline-offset-3"
            >
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
