import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import type { Resume } from '../../packages/contract/src/resumes.ts'
import type { Check } from '../fault.ts'
import { type Attempt, listOf, type SimulatedUser, upload } from './simulated-user.ts'

const isGood = ({ status }: Attempt) => status >= 200 && status < 300

/** Retries every upload with unknown outcome under its key, as a client does. */
export const settleUploads = async (users: SimulatedUser[]): Promise<void> => {
  for (const user of users) {
    const uploads = user.history.filter(({ what }) => what === 'upload')
    const known = new Set(uploads.filter(isGood).map(({ key }) => key))
    for (const key of new Set(uploads.map((one) => one.key))) if (!known.has(key)) await upload(user, key)
  }
}

/** Waits until every version is completed. */
export const waitUntilSettled = async (users: SimulatedUser[], withinMs: number): Promise<boolean> => {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    const lists = await Promise.all(users.map(listOf))
    if (lists.flat().every(({ status }) => status === 'completed')) return true
    if (Date.now() > giveUpAt) return false
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const problemsOf = async (user: SimulatedUser): Promise<string[]> => {
  const list = await listOf(user)
  const problems: string[] = []
  const uploads = user.history.filter(({ what }) => what === 'upload')
  for (const done of uploads.filter(isGood)) {
    const row = list.find(({ id }) => id === done.id)
    if (!row) problems.push(`upload ${done.id} was acknowledged and is gone`)
    else if (!row.originalContent?.includes(done.key)) problems.push(`${done.id} has another text`)
    else if (!row.optimizedContent?.includes(done.key)) problems.push(`${done.id} has another result`)
    const original = await user.client.send('GET', `/api/resumes/${done.id}/original`)
    if (!original.text.includes(done.key)) problems.push(`the file of ${done.id} is not as it was sent`)
  }
  for (const key of new Set(uploads.map((one) => one.key))) {
    const rows = list.filter(({ originalContent }) => originalContent?.includes(key))
    if (rows.length > 1) problems.push(`${key} exists ${rows.length} times`)
  }
  return [...problems, ...numbering(list), ...names(user, list), ...(await theme(user))]
}

const numbering = (list: Resume[]) =>
  list.every(({ version }, index) => version === list.length - index)
    ? []
    : [`versions are numbered ${list.map(({ version }) => version).join(' ')}`]

// The last acknowledged value must stand, unless a later attempt with unknown outcome changed it.
const possible = (attempts: Attempt[]): string[] => {
  const last = attempts.findLastIndex(isGood)
  return last < 0 ? [] : attempts.slice(last).map(({ key }) => key)
}

const names = ({ history }: SimulatedUser, list: Resume[]) =>
  list.flatMap(({ id, label }) => {
    const fitting = possible(history.filter(({ what, key }) => what === 'rename' && key.startsWith(`${id} `)))
    if (fitting.length === 0 || fitting.includes(`${id} ${label}`)) return []
    return [`the name of ${id} is ${label}, and may be ${fitting.join(' or ')}`]
  })

const theme = async ({ client, uid, history }: SimulatedUser) => {
  const fitting = possible(history.filter(({ what }) => what === 'settings'))
  const { json } = await client.send<{ settings: { theme: string } }>('GET', `/api/settings/${uid}`)
  if (fitting.length === 0 || fitting.includes(json.settings.theme)) return []
  return [`the theme is ${json.settings.theme}, and may be ${fitting.join(' or ')}`]
}

/** After the fault, compares everything acknowledged with what is stored. */
export const checkUsers = async (users: SimulatedUser[], url: string): Promise<Check[]> => {
  const problems: string[] = []
  for (const user of users) problems.push(...(await problemsOf(user)))
  const halves = await askPostgres<{ what: string }>(url, half)
  const acknowledged = users.flatMap(({ history }) => history.filter(isGood)).length
  return [
    {
      what: `nothing of ${acknowledged} acknowledged acts is lost, doubled or changed, and versions are numbered without a gap`,
      held: problems.length === 0,
      detail: problems.slice(0, 10).join('; '),
    },
    {
      what: 'nothing is half written: no version without its file or job, no file without a version',
      held: halves.length === 0,
      detail: halves.map(({ what }) => what).join('; '),
    },
  ]
}

const half = `
  select 'version ' || r.id || ' has no file' as what from resumes r
    where not exists (select 1 from uploaded_files f where f.id = r.file_id and f.user_id = r.user_id)
  union all
  select 'file ' || f.id || ' has no version' from uploaded_files f
    where not exists (select 1 from resumes r where r.file_id = f.id)
  union all
  select 'version ' || r.id || ' is ' || r.status from resumes r where r.status <> 'completed'
  union all
  select 'version ' || (j.data ->> 'id') || ' was done ' || count(*) || ' times' from jobs.job j
    where j.name = 'analyze-resume' and j.state = 'completed' group by j.data ->> 'id' having count(*) > 1
  union all
  select 'job of version ' || (j.data ->> 'id') || ' is ' || j.state from jobs.job j
    where j.name = 'analyze-resume' and j.state <> 'completed' and not exists (
      -- A job that failed in every attempt is followed by another one.
      select 1 from jobs.job later where later.name = j.name and later.state = 'completed'
        and later.data ->> 'id' = j.data ->> 'id')`
