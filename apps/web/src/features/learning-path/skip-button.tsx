import { Button } from '../../ui/button.tsx'
import { useEditPreferences } from './use-edit-preferences.ts'

/** Takes a skill off the path. It can be put back below the milestones. */
export const SkipButton = ({ skill }: { skill: string }) => {
  const { edit, isPending } = useEditPreferences()
  return (
    <Button
      variant="ghost"
      size="small"
      busy={isPending}
      aria-label={`Skip ${skill}`}
      className="-mt-1.5 -mr-3 shrink-0 print:hidden"
      onClick={() => edit((before) => ({ ...before, skipped: [...before.skipped, skill] }))}
    >
      Skip
    </Button>
  )
}
