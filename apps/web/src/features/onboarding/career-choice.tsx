import type { UserType } from '@nextrung/contract/roles'
import { Check, type LucideIcon, Milestone, TrendingUp } from 'lucide-react'
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

export const CareerChoice = ({ value, onChange }: CareerChoiceProps) => (
  <fieldset
    data-tour="choose-path"
    className="mt-8 mb-6 grid min-w-0 scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2"
  >
    <legend className="sr-only">Career status</legend>
    {choices.map(({ value: choice, title, sentence, icon: Icon }) => {
      const chosen = choice === value
      return (
        <button
          key={choice}
          type="button"
          aria-pressed={chosen}
          onClick={() => onChange(choice)}
          className={cn(
            'flex items-center gap-3.5 rounded-lg border bg-card p-5 text-left transition-colors duration-140 ease-step',
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
          <span className="min-w-0">
            <span className="block text-[1rem] leading-6 font-semibold">{title}</span>
            <span className="block text-small text-muted-foreground">{sentence}</span>
          </span>
          {chosen && (
            <span className="ml-auto grid size-[22px] shrink-0 place-items-center rounded-full bg-primary text-primary-foreground">
              <Check aria-hidden className="size-[13px] stroke-3" />
            </span>
          )}
        </button>
      )
    })}
  </fieldset>
)
