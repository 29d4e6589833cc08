import { exerciseKinds } from '@nextrung/contract/exercises'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ExerciseRow } from './exercise-row.tsx'
import type { ShownSummary } from './exercises.queries.ts'
import { kindNames } from './kind-names.ts'

const filters = [
  { value: 'open', label: 'To do' },
  { value: 'passed', label: 'Passed' },
  { value: 'all', label: 'All' },
] as const

type Filter = (typeof filters)[number]['value']

const passes: Record<Filter, (exercise: ShownSummary) => boolean> = {
  open: ({ state }) => state.passedAt === null,
  passed: ({ state }) => state.passedAt !== null,
  all: () => true,
}

const nothing: Record<Filter, string> = {
  open: 'You’ve passed every exercise.',
  passed: 'You haven’t passed an exercise yet. Choose one under “To do.”',
  all: 'There are no exercises on this server.',
}

const isNamed = ({ title, skill = '', kind }: ShownSummary, wanted: string) =>
  [title, skill, kindNames[kind]].some((text) => text.toLowerCase().includes(wanted))

type ExerciseListProps = { exercises: readonly ShownSummary[]; onShow: (id: string) => void }

/** Every exercise, by language. */
export const ExerciseList = ({ exercises, onShow }: ExerciseListProps) => {
  const searchId = useId()
  const [filter, setFilter] = useState<Filter>('open')
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = exercises.filter((one) => (wanted ? isNamed(one, wanted) : passes[filter](one)))
  const groups = exerciseKinds
    .map((kind) => ({ kind, own: shown.filter((one) => one.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid w-full gap-1.5 sm:w-72">
          <Label htmlFor={searchId}>Find an exercise or a skill</Label>
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
        <Segmented label="Exercises" value={filter} options={filters} onChange={setFilter} />
      </div>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 exercise' : `${shown.length} exercises`}
      </p>
      {groups.map(({ kind, own }) => (
        <section key={kind} aria-label={kindNames[kind]} className="mt-7">
          <h3 className="text-h3">{kindNames[kind]}</h3>
          <ul className="mt-1">
            {own.map((exercise) => (
              <ExerciseRow key={exercise.id} exercise={exercise} onShow={() => onShow(exercise.id)} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className="mt-6 text-small text-ink-2">
          {wanted ? 'No exercise matches. Try another word.' : nothing[filter]}
        </p>
      )}
    </>
  )
}
