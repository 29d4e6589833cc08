import { useId } from 'react'
import { CreditSection } from './credit-group.tsx'
import { courseCredits } from './credited-courses.ts'
import { factCredits } from './credited-facts.ts'
import { browserLibraries, fontCredits } from './credited-software.ts'
import { wordCredits } from './credited-words.ts'

const Libraries = () => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-6">
      <h2 id={titleId} className="text-h2">
        Open-source software
      </h2>
      <p className="mt-1 max-w-[68ch] text-small text-ink-2">
        These libraries run in your browser. The people who run this server can list every other component
        with its version and license; the command is in the operations guide.
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-small sm:grid-cols-2">
        {browserLibraries.map(({ name, licence }) => (
          <li key={name} className="flex justify-between gap-3 border-b border-line pb-1.5">
            <span className="wrap-anywhere">{name}</span>
            <span className="shrink-0 text-muted-foreground">{licence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom Nextrung owes its facts, letters and code. */
export const CreditsPage = () => (
  <div className="grid gap-7">
    {[...factCredits, courseCredits, wordCredits, fontCredits].map((group) => (
      <CreditSection key={group.title} group={group} />
    ))}
    <Libraries />
  </div>
)
