import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { ShownOverview, ShownSkill } from './assessments.queries.ts'
import { SkillRow } from './skill-row.tsx'

const filters = [
  { value: 'role', label: 'For your role' },
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Tested' },
] as const

type Filter = (typeof filters)[number]['value']

const passes: Record<Filter, (skill: ShownSkill) => boolean> = {
  role: ({ weight = 0, isDue }) => weight > 0 || isDue === true,
  all: () => true,
  mine: ({ test, claim, certificates }) => Boolean(test ?? claim) || certificates.length > 0,
}

type SkillListProps = { overview: ShownOverview; onShow: (skill: string) => void }

/** Every skill with a quiz. Begins with those that the target role asks for. */
export const SkillList = ({ overview: { skills, basis }, onShow }: SkillListProps) => {
  const searchId = useId()
  const [filter, setFilter] = useState<Filter>(skills.some(passes.role) ? 'role' : 'all')
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = skills.filter((one) =>
    wanted ? one.skill.toLowerCase().includes(wanted) : passes[filter](one),
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid w-full gap-1.5 sm:w-72">
          <Label htmlFor={searchId}>Find a skill</Label>
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2 stroke-[1.75] text-muted-foreground"
            />
            <Input
              id={searchId}
              type="search"
              value={search}
              maxLength={100}
              autoComplete="off"
              className="pl-10"
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        </div>
        <Segmented label="Skills" value={filter} options={filters} onChange={setFilter} />
      </div>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 skill' : `${shown.length} skills`}
      </p>
      {shown.length === 0 ? (
        <p className="mt-6 text-small text-ink-2">
          {wanted
            ? 'No quiz matches. Try another word.'
            : 'Nothing here yet. Choose “All” and take your first quiz.'}
        </p>
      ) : (
        <ul className="mt-4">
          {shown.map((one) => (
            <SkillRow key={one.skill} skill={one} onShow={() => onShow(one.skill)} />
          ))}
        </ul>
      )}
      {basis.length > 0 && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="text-label text-ink-2">What your levels are based on</h3>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-caption text-muted-foreground">
            {basis.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
