import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { useListFocus } from './list-focus.ts'
import { useAnnounce } from './use-announce.ts'

type EntryListProps = {
  /** The word for one entry: job, certificate. */
  noun: string
  entries: readonly { id: string }[]
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  children: (index: number) => ReactNode
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A section's entries with buttons to move and remove each, and a button to add one. */
export const EntryList = ({ noun, entries, onAdd, onMove, onRemove, children }: EntryListProps) => {
  const { list, addButton, focusLater } = useListFocus()
  const announce = useAnnounce()
  const count = entries.length

  const move = (from: number, to: number) => {
    onMove(from, to)
    focusLater({ index: to, act: to < from ? 'up' : 'down' })
    announce(`${capital(noun)} moved to place ${to + 1} of ${count}.`)
  }
  const remove = (index: number) => {
    onRemove(index)
    focusLater({ index, act: 'remove' })
    announce(`${capital(noun)} ${index + 1} removed.`)
  }
  return (
    <>
      {count > 0 && (
        <ol ref={list} className="mb-4 grid gap-6">
          {entries.map((entry, index) => (
            <li key={entry.id} className="border-t border-line pt-3 first:border-0 first:pt-0">
              <div className="mb-2 flex items-center justify-between gap-3">
                <h4 className="text-small font-550 text-muted-foreground">{`${capital(noun)} ${index + 1}`}</h4>
                <EntryButtons
                  what={`${noun} ${index + 1}`}
                  index={index}
                  count={count}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  className="-mr-2"
                />
              </div>
              <div className="grid gap-4">{children(index)}</div>
            </li>
          ))}
        </ol>
      )}
      <Button ref={addButton} variant="outline" size="small" onClick={onAdd}>
        <Plus aria-hidden />
        {`Add a ${noun}`}
      </Button>
    </>
  )
}
