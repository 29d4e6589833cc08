import { ArrowRight, GraduationCap, type LucideIcon, Mic, Signpost } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { TodaysStep } from '../../features/next-step/todays-step.tsx'
import { whenSelectionSaved } from '../../features/onboarding/remember-selection.ts'
import { useStoredText } from '../../lib/stored-value.ts'
import { Card } from '../../ui/card.tsx'
import { paths } from '../paths.ts'
import { goToCard } from './go-to-card.ts'

type NextStep = { path: string; label: string; icon: LucideIcon }

/** In the order of the card. A screen is added here once it exists. */
const nextSteps: readonly NextStep[] = [
  { path: paths.careerPath, label: 'Plan your career path', icon: Signpost },
  { path: paths.learningPath, label: 'Follow your learning path', icon: GraduationCap },
  { path: paths.interviewPrep, label: 'Practice for interviews', icon: Mic },
]

/** The ways on from the dashboard: the one step of the day, and the screens. */
export const NextStepsCard = () => {
  const titleId = useId()
  const [, navigate] = useLocation()
  const targetRole = useStoredText('targetRole')
  const userType = useStoredText('userType')
  return (
    <Card aria-labelledby={titleId} className="pb-3 md:pb-4">
      <h2 id={titleId} className="text-h2">
        Next Steps
      </h2>
      <TodaysStep goal={{ targetRole, userType, whenSaved: whenSelectionSaved }} onShowHere={goToCard} />
      <ul>
        {nextSteps.map(({ path, label, icon: Icon }) => (
          <li key={path} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => navigate(path)}
              className="group flex w-full items-center gap-3 rounded-sm py-3 text-left text-control font-550 hover:text-accent-foreground"
            >
              <Icon aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-accent-foreground" />
              <span className="min-w-0 flex-1">{label}</span>
              <ArrowRight
                aria-hidden
                className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground group-hover:text-accent-foreground"
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
