import { Link } from 'wouter'
import { buttonStyles } from '../../../ui/button.tsx'

/** The way to tasks that are solved by writing code, which interviews ask for as well. */
export const HandsOn = () => (
  <section aria-labelledby="hands-on" className="rounded-lg bg-sunken px-[18px] py-5 md:px-6">
    <h3 id="hands-on" className="text-h3">
      Live coding and SQL
    </h3>
    <p className="mt-1 max-w-[68ch] text-small text-ink-2">
      Many technical interviews also give you a task at the keyboard. The exercises of your learning path are
      such tasks: say aloud what you do while you solve one.
    </p>
    <Link
      href="/learning-path?panel=exercises"
      className={buttonStyles({ variant: 'outline', size: 'small', className: 'mt-3' })}
    >
      Choose an exercise
    </Link>
  </section>
)
