import { describe, expect, it } from 'vitest'
import { shapeDepartments } from './shapeDepartments'

describe('shapeDepartments', () => {
  it.each([1, 2, 40, 5000, 20_000])('keeps %i departments within six levels', (count) => {
    const departments = shapeDepartments(count)
    expect(departments).toHaveLength(count)
    expect(Math.max(...departments.map((department) => department.level))).toBeLessThanOrEqual(6)
    expect(new Set(departments.map((department) => department.path)).size).toBe(count)
  })

  it('names the path of each from the top down', () => {
    for (const { id, level, path } of shapeDepartments(100)) {
      expect(path.split('/').filter(Boolean)).toHaveLength(level)
      expect(path.endsWith(`${id}/`)).toBe(true)
    }
  })
})
