import { Button } from '../../../ui/button.tsx'
import { difficulties, difficultyLabel, scenarioLabel, scenarios } from '../interview-choices.ts'
import type { ShownAdvice } from './history.queries.ts'
import type { Practise } from './practise.ts'

type AdviceListProps = { advice: readonly ShownAdvice[]; onPractise: Practise }

/** What to practise next, each with a way there. */
export const AdviceList = ({ advice, onPractise }: AdviceListProps) => (
  <section>
    <h3 className="text-h2">What to practice next</h3>
    <ul className="mt-2">
      {advice.map(({ title, reason, scenarioType, difficulty }) => {
        const scenario = scenarios.find(({ value }) => value === scenarioType)?.value
        const level = difficulties.find(({ value }) => value === difficulty)?.value
        return (
          <li
            key={`${title}/${scenarioType}/${difficulty}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
              <p className="text-body font-550">{title}</p>
              <p className="text-small text-ink-2">{reason}</p>
              {scenario && level && (
                <p className="text-caption text-muted-foreground">
                  {`${scenarioLabel(scenario)}, ${difficultyLabel(level).toLowerCase()}`}
                </p>
              )}
            </div>
            {scenario && level && (
              <Button
                variant="outline"
                size="small"
                onClick={() => onPractise({ scenario, difficulty: level })}
              >
                Practice
                <span className="sr-only">{`: ${title}`}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)
