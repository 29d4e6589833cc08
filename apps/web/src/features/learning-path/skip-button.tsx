import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useEditPreferences } from './use-edit-preferences.ts'

/** Takes a skill off the path. It can be put back below the milestones. */
export const SkipButton = ({ skill }: { skill: string }) => {
  const { edit, isPending, error } = useEditPreferences()
  return (
    <div className="max-w-1/2 shrink-0 text-right">
      <Button
        variant="ghost"
        size="small"
        busy={isPending}
        aria-label={`Skip ${skill}`}
        className="-mt-1.5 -mr-3 print:hidden"
        onClick={() =>
          void keepingFocus(edit((before) => ({ ...before, skipped: [...before.skipped, skill] })))
        }
      >
        Skip
      </Button>
      <SaveFailure error={error} fallback="This could not be saved. Please try again." />
    </div>
  )
}
