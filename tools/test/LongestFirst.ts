import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, though they are short files, each of these would leave the other workers without work. */
const longest =
  /\/(weights|screens|seatsRace|(badBodies|silence)\.postgres|(lostLock|lockDirectory|crash)\.embedded)\.test\.ts$/

/** Begins with the files that take longest, then goes by size as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
