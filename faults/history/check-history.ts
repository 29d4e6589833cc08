import { setTimeout as sleep } from 'node:timers/promises'
import type { Resume } from '@nextrung/contract/resumes'
import type { Settings } from '@nextrung/contract/settings'
import type { Client } from '../../apps/server/src/testing/client.ts'
import type { Check } from '../fault.ts'
import type { Operation, PersonHistory } from './person-history.ts'

const settledWithinMs = 5 * 60_000
const lookEveryMs = 250

/** Checks that everything people did is intact once the server has recovered. */
export const checkHistories = async (histories: PersonHistory[]): Promise<Check[]> => {
  const wrong = { lost: [''], doubled: [''], moving: [''], files: [''], numbers: [''] }
  for (const list of Object.values(wrong)) list.length = 0
  for (const { client, operations } of histories) {
    const { versions, isSettled } = await waitUntilSettled(client)
    if (!isSettled) wrong.moving.push(describe(versions))
    const makers = operations.filter(({ kind }) => kind in madeBy)
    for (const operation of makers) {
      const made = versions.filter((version) => madeBy[operation.kind]?.(version, operation))
      if (made.length > 1) wrong.doubled.push(`${operation.kind} ${operation.mark}: ${made.length} versions`)
      if (operation.acknowledged && made.length === 0) wrong.lost.push(`${operation.kind} ${operation.mark}`)
    }
    wrong.lost.push(...(await findLostValues(client, operations, versions)))
    wrong.files.push(...(await findWrongFiles(client, operations, versions)))
    if (versions.some(({ version }, index) => version !== versions.length - index))
      wrong.numbers.push(versions.map(({ version }) => version).join(' '))
  }
  const acknowledged = histories
    .flatMap(({ operations }) => operations)
    .filter((operation) => operation.acknowledged).length
  return [
    check(`I1: each of ${acknowledged} acknowledged writes is readable`, wrong.lost),
    check('nothing was done twice', wrong.doubled),
    check('I3: no version stays in a moving state', wrong.moving),
    check('I4: each uploaded file comes back as it was sent', wrong.files),
    check('versions are numbered without a gap', wrong.numbers),
  ]
}

const check = (what: string, wrong: string[]): Check => ({
  what,
  held: wrong.length === 0,
  ...(wrong.length > 0 ? { detail: wrong.slice(0, 5).join('; ') } : {}),
})

const madeBy: Partial<Record<Operation['kind'], (version: Resume, operation: Operation) => boolean>> = {
  upload: ({ reason, fileName }, { mark }) => reason === 'Uploaded' && fileName.includes(mark),
  import: ({ fileName, reason }, { mark }) =>
    (reason ?? '').startsWith('Imported') && fileName.includes(mark),
  wish: ({ reason }, { mark }) => (reason ?? '').startsWith('You asked') && (reason ?? '').includes(mark),
}

const waitUntilSettled = async (client: Client): Promise<{ versions: Resume[]; isSettled: boolean }> => {
  const giveUpAt = Date.now() + settledWithinMs
  for (;;) {
    const { json: versions, status } = await client.send<Resume[]>('GET', '/api/resumes/1')
    const isSettled = status === 200 && versions.every((version) => version.status === 'completed')
    if (isSettled || Date.now() > giveUpAt) return { versions, isSettled }
    await sleep(lookEveryMs)
  }
}

const describe = (versions: Resume[]) => versions.map(({ id, status }) => `${id} ${status}`).join(', ')

// The last acknowledged value must stand, unless a later unanswered attempt took effect.
const allowedValues = (operations: Operation[]): Set<string> | undefined => {
  const last = operations.findLastIndex(({ acknowledged }) => acknowledged)
  if (last < 0) return undefined
  return new Set(operations.slice(last).map(({ sent }) => sent))
}

const findLostValues = async (client: Client, operations: Operation[], versions: Resume[]) => {
  const lost: string[] = []
  const renames = Map.groupBy(
    operations.filter(({ kind }) => kind === 'rename'),
    ({ id }) => id,
  )
  for (const [id, ofVersion] of renames) {
    const label = versions.find((version) => version.id === id)?.label ?? ''
    if (allowedValues(ofVersion)?.has(label) === false) lost.push(`name of version ${id}: ${label}`)
  }
  const themes = allowedValues(operations.filter(({ kind }) => kind === 'theme'))
  if (!themes) return lost
  const { json } = await client.send<{ user: { uid: string } }>('GET', '/auth/get-session')
  const answer = await client.send<{ settings: Settings }>('GET', `/api/settings/${json.user.uid}`)
  const { theme } = answer.json.settings
  return themes.has(theme) ? lost : [...lost, `theme: ${theme}`]
}

const findWrongFiles = async (client: Client, operations: Operation[], versions: Resume[]) => {
  const wrong: string[] = []
  for (const operation of operations.filter(({ kind }) => kind === 'upload')) {
    const version = versions.find((one) => madeBy.upload?.(one, operation))
    if (!version) continue
    const { status, text } = await client.send('GET', `/api/resumes/${version.id}/original`)
    if (status !== 200 || text !== operation.sent) wrong.push(`${operation.mark}: ${status}`)
  }
  return wrong
}
