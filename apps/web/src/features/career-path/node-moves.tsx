import type { PathNode } from './path-node.ts'

const PlainList = ({ title, items }: { title: string; items: { what: string; more: string }[] }) =>
  items.length > 0 && (
    <section className="break-inside-avoid">
      <p className="text-label text-ink-2">{title}</p>
      <ul className="mt-1.5 grid list-disc gap-2 pl-5 text-small marker:text-muted-foreground">
        {items.map(({ what, more }) => (
          <li key={what} className="wrap-anywhere">
            {what}
            {more && <span className="block text-caption text-muted-foreground">{more}</span>}
          </li>
        ))}
      </ul>
    </section>
  )

type Moves = Pick<PathNode, 'carriesOver' | 'isNew'>

/** What the person takes along from their work so far, and what is new to them. */
export const NodeMoves = ({ carriesOver, isNew }: Moves) =>
  carriesOver.length + isNew.length > 0 && (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <PlainList
        title="What carries over"
        items={carriesOver.map(({ what, why }) => ({ what, more: why ?? '' }))}
      />
      <PlainList
        title="What is new"
        items={isNew.map(({ what, skills }) => ({ what, more: skills.join(', ') }))}
      />
    </div>
  )
