import type { CareerAnalytics } from '@nextrung/contract/career-analytics'
import { targetRoles } from '@nextrung/contract/roles'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { careerAnalyticsQuery } from './career-analytics.queries.ts'
import { count, dollars, fitWords, percent } from './format-figure.ts'

type Answer = Partial<Pick<CareerAnalytics, 'medianSalary' | 'demandScore' | 'growthRate' | 'details'>> & {
  skillsInDemand: readonly string[]
}

const rows: readonly { label: string; of: (answer: Answer, first: Answer | undefined) => string }[] = [
  {
    label: 'Median salary',
    of: ({ medianSalary }) => (medianSalary === undefined ? '' : dollars(medianSalary)),
  },
  {
    label: 'Lowest to highest tenth',
    of: ({ details }) =>
      details ? `${dollars(details.salary.p10.value)} to ${dollars(details.salary.p90.value)}` : '',
  },
  {
    label: 'Offered under the title',
    of: ({ details }) => (details?.titlePay ? dollars(details.titlePay.median.value) : ''),
  },
  { label: 'Market demand', of: ({ demandScore }) => (demandScore === undefined ? '' : `${demandScore}%`) },
  { label: 'Growth a year', of: ({ growthRate }) => (growthRate ? `${growthRate}%` : '') },
  {
    label: 'Growth over ten years',
    of: ({ details }) => (details ? percent(details.growth.decade.value) : ''),
  },
  {
    label: 'Openings a year',
    of: ({ details }) => (details ? count(details.growth.openingsPerYear.value) : ''),
  },
  {
    label: 'Official occupation',
    of: ({ details }) => (details ? `${details.occupation.title} (${fitWords[details.occupation.fit]})` : ''),
  },
  { label: 'Skills most in demand', of: ({ skillsInDemand }) => skillsInDemand.slice(0, 5).join(', ') },
  {
    label: 'Skills shared with the first',
    of: (answer, first) => {
      if (!first || answer === first) return ''
      const shared = answer.skillsInDemand.filter((skill) => first.skillsInDemand.includes(skill))
      return shared.length > 0 ? shared.join(', ') : 'None of the nine'
    },
  },
]

type Column = { role: string; answer: Answer | undefined; isError: boolean }

const Cell = ({ column, text }: { column: Column; text: string }) => (
  <td className="min-w-40 py-2 pr-4 align-top">
    {column.answer
      ? text || <span className="text-muted-foreground">No data</span>
      : column.isError
        ? 'Could not be loaded'
        : 'Loading…'}
  </td>
)

const Comparison = ({ columns }: { columns: readonly Column[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section aria-label="Roles compared" tabIndex={0} className="mt-5 overflow-x-auto">
    <table className="w-full border-collapse text-small">
      <thead>
        <tr>
          <td />
          {columns.map(({ role }) => (
            <th key={role} scope="col" className="py-2 pr-4 text-left text-h3">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="min-w-32 py-2 pr-4 text-left align-top font-normal text-ink-2">
              {label}
            </th>
            {columns.map((column) => (
              <Cell
                key={column.role}
                column={column}
                text={column.answer ? of(column.answer, columns[0]?.answer) : ''}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** Two or three roles side by side. The others load when chosen. */
export const CompareRoles = ({ role }: { role: string }) => {
  const [others, setOthers] = useState<readonly [string, string]>(['', ''])
  const chosen = [...new Set([role, ...others].filter(Boolean))]
  const columns = useQueries({
    queries: chosen.map(careerAnalyticsQuery),
    combine: (results) =>
      results.map(({ data, isError }, index) => ({ role: chosen[index] ?? '', answer: data, isError })),
  })
  const options = targetRoles
    .filter((name) => name !== role)
    .map((name) => ({ value: name as string, label: name as string }))
  const optional = [{ value: '', label: 'No third role' }, ...options]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          aria-label="Second role"
          value={others[0] || undefined}
          options={options}
          onChange={(second) => setOthers([second, others[1]])}
          placeholder="Choose a second role"
        />
        <Select
          aria-label="Third role"
          value={others[1] || undefined}
          options={optional}
          onChange={(third) => setOthers([others[0], third])}
          placeholder="Choose a third role"
          disabled={others[0] === ''}
        />
      </div>
      {columns.length > 1 && <Comparison columns={columns} />}
    </>
  )
}
