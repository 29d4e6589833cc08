import type { InventedJob } from '../../invented-person.ts'
import type { Fields } from '../line-template.ts'
import { labelled } from '../lines.ts'
import type { Writing } from '../writing.ts'

export function jobFields({ writing, job }: { writing: Writing; job: InventedJob }): Fields {
  const { start, end } = job
  return {
    position: labelled(job.position, 'position'),
    employer: labelled(job.employer, 'employer'),
    // A client tells whom the work was for only when nobody else employs.
    client: labelled(job.client, job.employer === undefined ? 'employer' : 'none'),
    place: labelled(job.place, 'place'),
    kind: labelled(job.kind, 'kind'),
    dates: writing.dates.range({ ...(start ? { start } : {}), ...(end ? { end } : {}) }),
    start: start && start !== 'present' ? writing.dates.single(start) : undefined,
    end: end && start ? writing.dates.single(end) : undefined,
  }
}
