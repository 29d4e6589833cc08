import { Bar } from '../../ui/bar.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Rungs } from '../../ui/rungs.tsx'

/** More would be too thin to count. */
const mostRungs = 20

type RequiredSkillsProps = {
  required: readonly string[]
  acquired: ReadonlySet<string>
  /** The skill that the person has where it counts in place of a required one. */
  through?: ReadonlyMap<string, string>
}

const none: ReadonlyMap<string, string> = new Map()

/** How many of the required skills the person has, and which. */
export const RequiredSkills = ({ required, acquired, through = none }: RequiredSkillsProps) => {
  const count = required.filter((skill) => acquired.has(skill)).length
  const text = `${count} of ${required.length} required skills acquired`
  return (
    <>
      <p className="text-h3">{text}</p>
      {required.length > mostRungs ? (
        <Bar value={count} max={required.length} label={text} className="mt-2.5" />
      ) : (
        required.length > 0 && (
          <Rungs count={required.length} filled={count} label={text} className="mt-2.5" />
        )
      )}
      <ul aria-label="Required skills" className="mt-4 flex flex-wrap gap-2">
        {required.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip state={acquired.has(skill) ? 'held' : 'plain'}>
              {skill}
              {through.has(skill) && <span className="font-normal">{` through ${through.get(skill)}`}</span>}
              {acquired.has(skill) && <span className="sr-only"> (acquired)</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  )
}
