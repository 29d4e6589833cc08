import { learningText } from './hours-text.ts'
import type { MissingSkill } from './path-node.ts'

/** The missing skills in the order to learn them. */
export const LearningOrder = ({ missing }: { missing: readonly MissingSkill[] }) =>
  missing.length > 0 && (
    <section className="break-inside-avoid">
      <p className="text-label text-ink-2">What to learn, in this order</p>
      <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5 text-small marker:text-muted-foreground">
        {missing.map((one) => (
          <li key={one.skill} className="wrap-anywhere">
            {one.skill}
            {learningText(one) && <span className="text-muted-foreground">: {learningText(one)}</span>}
          </li>
        ))}
      </ol>
      {missing.some(({ hours }) => hours) && (
        <p className="mt-1.5 text-caption text-muted-foreground">The hours are estimates.</p>
      )}
    </section>
  )
