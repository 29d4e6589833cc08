import type { UserType } from '@nextrung/contract/roles'
import { Check, type LucideIcon, Milestone, TrendingUp } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../ui/cn.ts'

const choices: readonly { value: UserType; title: string; sentence: string; icon: LucideIcon }[] = [
  {
    value: 'transitioner',
    title: 'Transitioning to IT',
    sentence: 'You work in another field and want your first IT role.',
    icon: Milestone,
  },
  {
    value: 'professional',
    title: 'IT Professional',
    sentence: 'You work in IT and want the next role.',
    icon: TrendingUp,
  },
]

type CareerChoiceProps = { value: UserType | undefined; onChange: (value: UserType) => void }

export const CareerChoice = ({ value, onChange }: CareerChoiceProps) => {
  const id = useId()
  return (
    <fieldset
      data-tour="choose-path"
      className="mt-8 mb-6 grid min-w-0 scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2"
    >
      <legend className="sr-only">Career status</legend>
      {choices.map(({ value: choice, title, sentence, icon: Icon }) => {
        const chosen = choice === value
        return (
          <div
            key={choice}
            className={cn(
              'relative flex items-center gap-3.5 rounded-lg border bg-card p-5 transition-colors duration-140 ease-step',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              chosen
                ? 'border-primary shadow-[inset_0_0_0_1px_var(--accent-fill)]'
                : 'border-edge hover:bg-sunken',
            )}
          >
            <span
              className={cn(
                'grid size-[42px] shrink-0 place-items-center rounded-md',
                chosen ? 'bg-accent text-accent-foreground' : 'bg-sunken text-ink-2',
              )}
            >
              <Icon aria-hidden className="size-[18px] stroke-[1.75]" />
            </span>
            <div className="min-w-0">
              <button
                type="button"
                aria-pressed={chosen}
                aria-describedby={`${id}-${choice}`}
                onClick={() => onChange(choice)}
                className="block text-left text-[1rem] leading-6 font-semibold outline-none after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </button>
              <p id={`${id}-${choice}`} className="text-small text-muted-foreground">
                {sentence}
              </p>
            </div>
            {chosen && (
              <span className="ml-auto grid size-[22px] shrink-0 place-items-center rounded-full bg-primary text-primary-foreground">
                <Check aria-hidden className="size-[13px] stroke-3" />
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
