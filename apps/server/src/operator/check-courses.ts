import { z } from 'zod'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { sendCommand } from './control-socket.ts'
import { checkAll } from './courses/check-all.ts'
import { courseCommand, performCourseCommand } from './courses/course-commands.ts'
import { reportCourses } from './courses/report-courses.ts'

const Addresses = z.array(z.object({ id: z.int(), name: z.string(), url: z.string() }))

/** From the running server, or from the database itself if no server uses it. */
const listAddresses = async () => {
  const config = readConfig()
  const answered = config.databaseUrl ? undefined : await sendCommand(config.dataDir, [courseCommand])
  if (answered) return Addresses.parse(JSON.parse(answered.message))
  const database = await openDatabase(config, () => {})
  const { message } = await performCourseCommand(database.db, [])
  await database.close()
  return Addresses.parse(JSON.parse(message))
}

const isOn =
  (hosts: readonly string[]) =>
  ({ url }: { url: string }): boolean =>
    hosts.length === 0 || hosts.some((host) => URL.canParse(url) && new URL(url).host.endsWith(host))

/** The operator's program that reports which addresses of courses no longer answer. Only this asks other sites. */
const run = async (hosts: string[]): Promise<boolean> => {
  const courses = (await listAddresses()).filter(isOn(hosts))
  const checked = await checkAll(courses, {
    hostsAtOnce: 8,
    pauseMs: 1000,
    timeoutMs: 15_000,
    onChecked: (count) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${count} of ${courses.length}`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\r')
  process.stdout.write(`${reportCourses(checked)}\n`)
  return !checked.some(({ outcome }) => outcome.kind === 'gone')
}

run(process.argv.slice(2)).then(
  (allThere) => process.exit(allThere ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
