import type { TargetRole } from '@nextrung/contract/roles'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'

export type RoleChange = { from: TargetRole | undefined; to: TargetRole; isUndone: boolean }

/** Confirms a change of the target role, and undoes it. */
export const RoleChangedNote = ({ change, onUndo }: { change: RoleChange; onUndo: () => void }) => {
  const note = useRef<HTMLDivElement>(null)
  const { from, to, isUndone } = change
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-accent px-[18px] py-3.5 md:mb-6 md:px-6 print:hidden"
    >
      <p className="min-w-0 text-small">
        {isUndone ? (
          <>
            Your target role is <strong className="font-semibold">{from}</strong> again.
          </>
        ) : (
          <>
            Your target role is now <strong className="font-semibold">{to}</strong>. Every screen follows it;
            the resumes you have stay as they are.
          </>
        )}
      </p>
      {from && !isUndone && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            onUndo()
            // The button goes away, and the focus must not go with it.
            note.current?.focus()
          }}
        >
          Undo
        </Button>
      )}
    </div>
  )
}
