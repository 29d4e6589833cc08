import { ArrowRight, GraduationCap, type LucideIcon, Signpost } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { Card } from '../../ui/card.tsx'
import { paths } from '../paths.ts'

type NextStep = { path: string; label: string; icon: LucideIcon }

/** In the order of the card. A screen is added here once it exists. */
const nextSteps: readonly NextStep[] = [
  { path: paths.careerPath, label: 'Plan your career path', icon: Signpost },
  { path: paths.learningPath, label: 'Follow your learning path', icon: GraduationCap },
]

/** The ways on from the dashboard. */
export const NextStepsCard = () => {
  const titleId = useId()
  const [, navigate] = useLocation()
  return (
    <Card aria-labelledby={titleId} className="pb-3 md:pb-4">
      <h2 id={titleId} className="text-h2">
        Next Steps
      </h2>
      <ul className="mt-2">
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
