import { TargetRole, UserType } from '@nextrung/contract/roles'
import { Info } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

export type Goal = { role: string; userType: string }

const userTypeText: Record<string, string> = {
  transitioner: 'transitioning to IT',
  professional: 'an IT professional',
}

const goalText = (goal: Goal, other: Goal): string =>
  goal.userType === other.userType || !userTypeText[goal.userType]
    ? goal.role
    : `${goal.role}, ${userTypeText[goal.userType]}`

const choiceOf = ({ role, userType }: Goal) => {
  const [targetRole, type] = [TargetRole.safeParse(role).data, UserType.safeParse(userType).data]
  return targetRole && type ? { targetRole, userType: type } : undefined
}

type OtherGoalNoteProps = {
  /** What this browser has stored. */
  here: Goal
  /** What the account has, and the path leads to. */
  account: Goal
  onUse: (choice: { targetRole: TargetRole; userType: UserType }) => void
}

/** For a selection that was changed in another browser, or didn't reach the account. */
export const OtherGoalNote = ({ here, account, onUse }: OtherGoalNoteProps) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-caution-soft px-[18px] py-3.5 md:mb-6 md:px-6 print:hidden"
  >
    <p className="flex min-w-0 gap-2 text-small wrap-anywhere">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-caution" />
      {`This path leads to ${goalText(account, here)}, as your account says. In this browser you chose ${goalText(here, account)}.`}
    </p>
    <div className="flex flex-wrap gap-2">
      {[here, account].map((goal) => {
        const choice = choiceOf(goal)
        return (
          choice && (
            <Button
              key={`${goal.role} ${goal.userType}`}
              variant="outline"
              size="small"
              onClick={() => onUse(choice)}
            >
              {`Use ${goalText(goal, goal === here ? account : here)}`}
            </Button>
          )
        )
      })}
    </div>
  </div>
)
