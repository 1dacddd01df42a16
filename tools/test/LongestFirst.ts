import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** If these short files started last, the other workers would be idle. */
const longest =
  /\/(weights|screens|seatsRace|(badBodies|silence)\.postgres|(lostLock|lockDirectory|crash)\.embedded)\.test\.ts$/

/** Starts with the slowest files, then sorts by size as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
