import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, makePerson } from '../../apps/server/src/testing/factories.ts'
import type { Family, HostileFile } from '../hostile-file.ts'
import { textResume } from '../sample-content.ts'
import { findFaults } from './check-answer.ts'
import { findFaultsOfResult } from './check-result.ts'
import { quantile, startConcurrentUser } from './concurrent-user.ts'
import { childrenOf, memoryOf } from './processes.ts'
import { sendFile } from './send-file.ts'
import type { Target } from './target.ts'

export type Report = {
  id: string
  title: string
  files: number
  statuses: Record<number, number>
  slowestMs: number
  peakReaderMb: number
  growthMb: number
  othersMs: number
  faults: string[]
}

/** The standard's limits. On an otherwise idle machine, other people are answered within 200 ms. */
const max = { readerMb: 512 + 32, growthMb: 50, othersMs: 1000 }
const analysedWithinMs = 90_000
// The engine and writer threads exit after being idle for up to a minute.
const settleTimeoutMs = 75_000
// The maximum number of versions per person.
const filesPerPerson = 150

/** Without `isMeasured`, skips checks that depend on the machine's speed or on a long warm-up. */
type Attack = { family: Family; files: readonly HostileFile[]; isMeasured?: boolean }

type Sent = { file: HostileFile; id: number }

/** Sends every file of a family while another person uses the server, and reports what did not hold. */
export async function attackFamily(
  target: Target,
  { family, files, isMeasured = true }: Attack,
): Promise<Report> {
  const report: Report = {
    id: family.id,
    title: family.title,
    files: files.length,
    statuses: {},
    slowestMs: 0,
    peakReaderMb: 0,
    growthMb: 0,
    othersMs: 0,
    faults: [],
  }
  const before = memoryOf(target.pid)
  target.canary.heard.length = 0
  target.readers.sockets.clear()
  const other = await makePerson(target.server)
  const concurrentUser = startConcurrentUser(other.client)
  for (let at = 0; at < files.length; at += filesPerPerson) {
    const { client } = await makePerson(target.server)
    const sent = await sendAll(target, { client, files: files.slice(at, at + filesPerPerson), report })
    report.faults.push(...(await checkResults(client, sent)))
  }
  const { times, failures } = await concurrentUser.stop()
  report.othersMs = quantile(times, 0.99)
  report.faults.push(...failures.map((failure) => `another person: ${failure}`))
  if (isMeasured) {
    report.growthMb = (await leastMemory(target.pid, before + max.growthMb)) - before
    if (report.growthMb > max.growthMb)
      report.faults.push(`the server grew by ${Math.round(report.growthMb)} MB`)
    if (report.othersMs > max.othersMs) report.faults.push(`others waited ${Math.round(report.othersMs)} ms`)
  }
  checkTarget(target, report)
  return report
}

async function sendAll(
  target: Target,
  { client, files, report }: { client: Client; files: readonly HostileFile[]; report: Report },
): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const file of files) {
    const answered = await sendFile(client, file, target.canary)
    report.statuses[answered.status] = (report.statuses[answered.status] ?? 0) + 1
    report.slowestMs = Math.max(report.slowestMs, answered.ms)
    const peak = target.readers.takePeak()
    report.peakReaderMb = Math.max(report.peakReaderMb, peak)
    const faults = findFaults(file, answered)
    if (peak > max.readerMb) faults.push(`its reader took ${Math.round(peak)} MB`)
    report.faults.push(...faults.map((fault) => `${file.what}: ${fault}`))
    if (answered.status === 201 && answered.json.id !== undefined) sent.push({ file, id: answered.json.id })
  }
  const good = await client.send<Resume>('POST', '/api/resumes', { form: fileForm(textResume()) })
  if (good.status !== 201) report.faults.push(`a good file after these was answered ${good.status}`)
  return sent
}

async function checkResults(client: Client, sent: readonly Sent[]): Promise<string[]> {
  const giveUpAt = Date.now() + analysedWithinMs
  for (;;) {
    const { json: list } = await client.send<Resume[]>('GET', '/api/resumes/1')
    const open = list.filter(({ status }) => status !== 'completed')
    if (open.length === 0) break
    if (Date.now() > giveUpAt)
      return [`${open.length} versions are still not completed: ${open[0]?.fileName}`]
    await sleep(200)
  }
  const faults: string[] = []
  for (const { file, id } of sent) {
    const resume = await completedVersion(client, { id, file })
    if (resume === undefined) continue
    faults.push(...(await findFaultsOfResult(client, file, resume)).map((fault) => `${file.what}: ${fault}`))
  }
  return faults
}

/** The stored version, with its document if the file's checks need it. */
async function completedVersion(
  client: Client,
  { id, file }: { id: number; file: HostileFile },
): Promise<Resume | undefined> {
  const { json } = await client.send<Resume[]>('GET', '/api/resumes/1')
  const resume = json.find((one) => one.id === id)
  if (!resume || !file.planted) return resume
  const understood = await client.send<Pick<Resume, 'document'>>('GET', `/api/resumes/${id}/understood`)
  return { ...resume, document: understood.json.document }
}

/** The server's memory once it has released what it no longer needs, or after a timeout. */
async function leastMemory(pid: number, enough: number): Promise<number> {
  const giveUpAt = Date.now() + settleTimeoutMs
  let least = memoryOf(pid)
  while (least > enough && Date.now() < giveUpAt) {
    await sleep(500)
    least = Math.min(least, memoryOf(pid))
  }
  return least
}

function checkTarget(target: Target, report: Report): void {
  const { faults } = report
  if (target.server.child.exitCode !== null)
    faults.push(`the server ended:\n${target.server.output().slice(-2000)}`)
  // One warm process may be ready for the next file.
  const left = childrenOf(target.pid).length
  if (left > 1) faults.push(`${left} reading processes are left`)
  if (target.canary.heard.length > 0) faults.push(`something was fetched: ${target.canary.heard.join(', ')}`)
  if (target.readers.sockets.size > 0)
    faults.push(`a reader opened ${[...target.readers.sockets].join(', ')}`)
}
