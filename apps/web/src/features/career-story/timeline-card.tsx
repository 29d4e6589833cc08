import '../../ui/serif.css'
import type { StoryEvent } from '@nextrung/contract/career-story'
import type { Lenient } from '@nextrung/contract/lenient'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { sourcePlace, uniqueSources } from './source-place.ts'

type Event = Lenient<typeof StoryEvent>

const EventSource = ({ event }: { event: Event }) => {
  const sources = uniqueSources(event.sources)
  const [first, ...others] = sources
  if (!first) return null
  const start = sourcePlace(first.source)
  const place = others.length > 0 ? `${start} and ${others.length} more` : start
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`${place}: source of ${event.title ?? 'this event'}`}
        className="mt-1 inline-flex items-center gap-2 text-left font-sans text-caption text-muted-foreground hover:text-foreground data-[state=open]:text-accent-foreground print:hidden"
      >
        <EvidenceMark kind="solid" />
        <span className="underline decoration-dotted decoration-1 underline-offset-3">{place}</span>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={`Source of ${event.title ?? 'this event'}`}>
        <ul className="grid gap-2.5">
          {sources.map(({ key, source }) => (
            <li key={key} className="wrap-anywhere">
              <q dir="auto" className="block text-start text-document [quotes:none]">
                {source.text}
              </q>
              <span className="block text-caption text-muted-foreground">{sourcePlace(source)}</span>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}

const EventItem = ({ event }: { event: Event }) => (
  <li className="group relative grid gap-x-5 break-inside-avoid pb-5 pl-8 last:pb-0 sm:grid-cols-[164px_minmax(0,1fr)]">
    <span
      aria-hidden
      className="absolute top-3 -bottom-3 left-[7px] w-0.5 rounded-[1px] bg-line group-last:hidden"
    />
    <span aria-hidden className="absolute top-2.5 left-0 h-[5px] w-4 rounded-rung bg-primary" />
    {event.date && (
      <span className="text-small leading-6 text-muted-foreground tabular-nums">{event.date}</span>
    )}
    <div className="min-w-0 sm:col-start-2">
      <b dir="auto" className="block text-start text-document font-semibold wrap-anywhere">
        {event.title}
      </b>
      {event.description && (
        <p dir="auto" className="text-start text-document text-ink-2 wrap-anywhere">
          {event.description}
        </p>
      )}
      <EventSource event={event} />
    </div>
  </li>
)

/** The way so far as a rail with a rung for each event, oldest first. */
export const TimelineCard = ({ events }: { events: Event[] }) =>
  events.length > 0 && (
    <Card aria-labelledby="timeline" className="print:border-0 print:p-0">
      <CardHeader title="Journey timeline" titleId="timeline" />
      <ol>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same title and date.
          <EventItem key={at} event={event} />
        ))}
      </ol>
    </Card>
  )
