import { expect, it } from 'vitest'
import { inMotion } from './motion.ts'

const runs = Array.from({ length: 3000 }, (_, index) => `run ${index}`)
const sampleOf = (commit: string) => inMotion(runs, (run) => run, commit)

it('a commit always has the same sample', () => {
  expect(sampleOf('a')).toEqual(sampleOf('a'))
  expect(sampleOf('a')).toHaveLength(100)
})

it('another commit has another sample, so that all runs have their turn', () => {
  const both = new Set([...sampleOf('a'), ...sampleOf('b')])
  expect(both.size).toBeGreaterThan(180)
})
