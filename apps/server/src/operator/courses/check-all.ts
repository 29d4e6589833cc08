import { setTimeout as pause } from 'node:timers/promises'
import { type AddressOutcome, type CheckSettings, checkAddress } from './check-address.ts'

export type CourseAddress = { id: number; name: string; url: string }
export type CheckedCourse = CourseAddress & { outcome: AddressOutcome | { kind: 'skipped' } }

export type CheckAllSettings = CheckSettings & {
  hostsAtOnce: number
  /** Between two questions to the same host. */
  pauseMs: number
  onChecked?: (checked: number) => void
}

/** A host that refuses this often in a row does not want to be asked. */
const mostRefusals = 5

const hostOf = ({ url }: CourseAddress): string => (URL.canParse(url) ? new URL(url).host : '')

const checkHost = async (
  courses: readonly CourseAddress[],
  { pauseMs, onOne, ...settings }: CheckAllSettings & { onOne: () => void },
): Promise<CheckedCourse[]> => {
  const checked: CheckedCourse[] = []
  let refusals = 0
  for (const course of courses) {
    if (refusals >= mostRefusals) {
      checked.push({ ...course, outcome: { kind: 'skipped' } })
    } else {
      if (checked.length > 0) await pause(pauseMs)
      const outcome = await checkAddress(course.url, settings)
      refusals = outcome.kind === 'refused' ? refusals + 1 : 0
      checked.push({ ...course, outcome })
    }
    onOne()
  }
  return checked
}

/** Checks the addresses: several hosts at a time, but each host one address after the other. In the order given. */
export const checkAll = async (
  courses: readonly CourseAddress[],
  settings: CheckAllSettings,
): Promise<CheckedCourse[]> => {
  const hosts = [...Map.groupBy(courses, hostOf).values()].sort((a, b) => b.length - a.length)
  const checked = new Map<number, CheckedCourse>()
  let count = 0
  const onOne = () => settings.onChecked?.(++count)
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const one of await checkHost(host, { ...settings, onOne })) checked.set(one.id, one)
  }
  await Promise.all(Array.from({ length: settings.hostsAtOnce }, work))
  return courses.flatMap(({ id }) => checked.get(id) ?? [])
}
