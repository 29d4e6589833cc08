import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSpawned, onBusyMachine } from '../apps/server/src/testing/spawned-server.ts'
import { attackFamily } from './attack/attack-family.ts'
import { closeDownloadReader } from './attack/check-result.ts'
import { startTarget, type Target } from './attack/target.ts'
import { families } from './families.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget(onBusyMachine, { warmUpBytes: 0 })
})
afterAll(async () => {
  await target?.close()
  closeDownloadReader()
  await endSpawned()
})

describe('hostile files get the right answer and do no harm', () => {
  for (const family of families) {
    const files = family.files.filter(({ isQuick }) => isQuick)
    test(family.title, async () => {
      expect(files).not.toEqual([])
      const { faults } = await attackFamily(target, { family, files, isMeasured: false })
      expect(faults).toEqual([])
    })
  }
})
