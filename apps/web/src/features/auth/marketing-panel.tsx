import { Mascot } from '../../ui/mascot.tsx'

const promises = [
  ['Personalized career path recommendations', 'Seventeen IT roles, and the steps between them.'],
  ['AI-optimized resume building', 'Every line traced back to what you wrote.'],
  ['Skill gap analysis with learning paths', 'What you have, what the role asks, what to learn first.'],
  ['Automated job matching and applications', 'You set the threshold. It applies above it.'],
] as const

const wood = 'bg-[linear-gradient(var(--m-wood)_66%,var(--m-wood-2)_66%)]'

const Tread = ({ className }: { className: string }) => (
  <span aria-hidden className={`absolute -inset-x-[52px] h-3 rounded-sm ${wood} ${className}`} />
)
const Rail = ({ className }: { className: string }) => (
  <span
    aria-hidden
    className={`absolute top-32 -bottom-[140px] w-3 rounded-[6px] bg-[var(--panel-rail)] ${className}`}
  />
)

/** What the product promises, on the rungs of a ladder. */
export const MarketingPanel = () => (
  <aside
    aria-label="About Nextrung"
    className="grid place-items-center overflow-hidden bg-panel px-14 py-16 text-panel-ink max-md:hidden"
  >
    <div className="w-full max-w-[520px]">
      <p className="mb-9 max-w-[440px] text-display text-balance">The next rung is closer than it looks.</p>
      <div className="relative px-10">
        <Rail className="left-0" />
        <Rail className="right-0" />
        <div className="relative flex h-[150px] justify-end pr-2">
          <Mascot
            state="encouraging"
            width={128}
            className="-mt-0.5 [--m-body:oklch(.66_.10_172)] [--m-shadow:transparent]"
          />
        </div>
        <ul className="relative grid gap-[26px]">
          <Tread className="top-0" />
          {promises.map(([title, sentence], index) => (
            <li key={title} className={`relative pb-[26px] ${index === 0 ? 'pt-[38px]' : ''}`}>
              <h2 className="text-[1.0625rem] leading-6 font-semibold">{title}</h2>
              <p className="mt-px text-[.90625rem] leading-[1.375rem] text-panel-ink-2">{sentence}</p>
              <Tread className="bottom-0" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  </aside>
)
