import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { useEditPreferences } from './use-edit-preferences.ts'

/** What the person took off the path, and the way back for each. */
export const SkippedSkills = ({ skipped }: { skipped: readonly string[] }) => {
  const { edit, isPending, error } = useEditPreferences()
  if (skipped.length === 0) return null
  const putBack = (skill: string) =>
    void keepingFocus(
      edit((before) => ({ ...before, skipped: before.skipped.filter((one) => one !== skill) })),
    )
  return (
    <div className="border-t border-line pt-3.5">
      <h4 className="text-small font-550">Taken off your path</h4>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {skipped.map((skill) => (
          <li key={skill} className="flex items-center gap-1 text-small text-muted-foreground">
            <span className="wrap-anywhere">{skill}</span>
            <Button
              variant="ghost"
              size="small"
              disabled={isPending}
              aria-label={`Put back ${skill}`}
              className="print:hidden"
              onClick={() => putBack(skill)}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
      <SaveFailure error={error} fallback="This could not be saved. Please try again." />
    </div>
  )
}
