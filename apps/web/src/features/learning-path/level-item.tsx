import { webAddress } from '../../lib/web-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { SetByOperator } from '../../ui/set-by-operator.tsx'
import { hoursText } from './plan-text.ts'
import type { ShownLevel } from './skill-levels.queries.ts'

const Named = ({ title, texts }: { title: string; texts: readonly string[] }) =>
  texts.length > 0 && (
    <div>
      <p className="text-muted-foreground">{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-muted-foreground">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )

const Resources = ({ resources }: { resources: ShownLevel['resources'] }) =>
  resources.length > 0 && (
    <div>
      <p className="text-muted-foreground">To get there</p>
      <ul className="mt-1 grid gap-1">
        {resources.map(({ name, url, relatedTo }) => {
          const address = webAddress(url)
          return (
            <li key={url} className="wrap-anywhere">
              {address ? (
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="font-550 text-accent-foreground underline underline-offset-3"
                >
                  {name}
                </a>
              ) : (
                name
              )}
              {relatedTo && <span className="text-muted-foreground">{` (on ${relatedTo})`}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )

type LevelItemProps = { level: ShownLevel; isNext: boolean; isGoal: boolean }

/** One level: in full if it comes next, otherwise what it means and how long it takes. */
export const LevelItem = ({ level, isNext, isGoal }: LevelItemProps) => {
  const { level: number, name, description, hours, setByOperatorAt } = level
  const time = hoursText(hours)
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid gap-1.5 border-t border-line py-3 text-small first:border-t-0"
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-550">{name ? `Level ${number}, ${name}` : `Level ${number}`}</span>
        {isNext && <Badge tone="accent">Next for you</Badge>}
        {isGoal && <Badge tone="outline">Goal of this step</Badge>}
        {time && <span className="text-caption text-muted-foreground">{`${time} from the start`}</span>}
      </p>
      {description && <p className="text-ink-2 wrap-anywhere">{description}</p>}
      {isNext && (
        <>
          <Named title="What you can do then" texts={level.requiredCapabilities} />
          <Named
            title={level.suggestedProjects.length === 1 ? 'A project for it' : 'Projects for it'}
            texts={level.suggestedProjects}
          />
          <Resources resources={level.resources} />
        </>
      )}
      <SetByOperator at={setByOperatorAt} className="text-caption" />
    </li>
  )
}
