import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts servers of its own or reads many files, the longest first. */
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

/** Begins with the files that take longest, so that none is left over for one worker while the other waits. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
