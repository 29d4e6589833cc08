import { editorSections } from './editor-sections.tsx'

type SectionRailProps = { current: string; onChoose: (id: string) => void }

const rowHeight = 38

/** The editor's sections on a rail; the rung marks the one in view. */
export const SectionRail = ({ current, onChoose }: SectionRailProps) => {
  const at = editorSections.findIndex(({ id }) => id === current)
  return (
    <nav
      aria-label="Parts of the resume"
      className="relative w-[216px] shrink-0 overflow-y-auto border-r border-line py-5 pr-3 pl-5 max-md:hidden"
    >
      <div className="relative">
        <span aria-hidden className="absolute top-1 bottom-1 left-[8px] w-0.5 rounded-[1px] bg-line" />
        <ul>
          {editorSections.map(({ id, title, shortTitle }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => onChoose(id)}
                className="relative flex h-[38px] w-full items-center rounded-md pr-2 pl-7 text-left text-small font-550 text-ink-2 before:absolute before:left-[5px] before:h-0.5 before:w-2 before:rounded-[1px] before:bg-line hover:bg-sunken hover:text-foreground aria-[current]:font-semibold aria-[current]:text-accent-foreground"
              >
                {shortTitle ?? title}
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden
          className="absolute top-[16.5px] left-0 h-[5px] w-[18px] rounded-rung bg-primary transition-transform duration-180 ease-step"
          style={{ transform: `translateY(${Math.max(0, at) * rowHeight}px)` }}
        />
      </div>
    </nav>
  )
}
