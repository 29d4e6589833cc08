import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start servers or read many files, slowest first. */
const longest = [
  'faults.test.ts',
  'hostile.test.ts',
  'lifecycle.test.ts',
  'backup.test.ts',
  'fixtures.test.ts',
  'fuzz.test.ts',
  'reader.test.ts',
  'round-trip.test.ts',
]

const rank = ({ moduleId }: TestSpecification) => {
  const place = longest.indexOf(moduleId.slice(moduleId.lastIndexOf('/') + 1))
  return place < 0 ? longest.length : place
}

/** Starts with the slowest files, so that no worker is left with one while the other is idle. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
