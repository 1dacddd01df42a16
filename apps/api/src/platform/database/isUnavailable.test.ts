import { expect, it } from 'vitest'
import { isUnavailable } from './isUnavailable'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('53300'),
  withCode('57014'),
  withCode('25006'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  new Error('Client has encountered a connection error and is not queryable'),
])('knows a database that can not be asked: %o', (error) => {
  expect(isUnavailable(error)).toBe(true)
})

it.each([withCode('23505'), withCode('40P01'), new Error('x'), 'text', undefined])(
  'and one that answered: %o',
  (error) => {
    expect(isUnavailable(error)).toBe(false)
  },
)
