import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { scenarios } from '../interview-choices.ts'
import type { HistoryFilter } from './history.queries.ts'

const all = ''

type HistoryFiltersProps = {
  filter: HistoryFilter
  skills: readonly string[]
  onFilter: (filter: HistoryFilter) => void
}

/** Narrows the list down. */
export const HistoryFilters = ({ filter, skills, onFilter }: HistoryFiltersProps) => (
  <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_180px_200px]">
    <Input
      type="search"
      aria-label="Search your answers"
      placeholder="Search your answers"
      value={filter.search}
      maxLength={100}
      onChange={(event) => onFilter({ ...filter, search: event.target.value })}
    />
    <Select<string>
      aria-label="Kind of question"
      placeholder="All kinds"
      value={filter.scenario ?? all}
      options={[{ value: all, label: 'All kinds' }, ...scenarios]}
      onChange={(value) =>
        onFilter({ ...filter, scenario: scenarios.find((scenario) => scenario.value === value)?.value })
      }
    />
    <Select<string>
      aria-label="Skill"
      placeholder="All skills"
      value={filter.skill ?? all}
      options={[
        { value: all, label: 'All skills' },
        ...skills.map((skill) => ({ value: skill, label: skill })),
      ]}
      onChange={(value) => onFilter({ ...filter, skill: value === all ? undefined : value })}
    />
  </div>
)
