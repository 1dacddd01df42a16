import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../shared/root.ts'

/** The result of a step. */
export interface Result {
  readonly name: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  /** Lines with the name, reason and place of each failed test. */
  readonly failures: readonly string[]
  /** The same for tests that passed only on the second try. */
  readonly retried: readonly string[]
}

/** Counts the tests in vitest's own report; a step without one counts as one test. */
export function resultOf(
  { name, report }: { readonly name: string; readonly report?: string },
  isGood: boolean,
  seconds: number,
): Result {
  const whole = { name, seconds, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [], retried: [] }
  if (report === undefined) return whole
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return {
      name,
      seconds,
      passed: numPassedTests,
      failed: isGood ? numFailedTests : Math.max(1, numFailedTests),
      failures: testResults.flatMap(failuresIn),
      retried: testResults.flatMap(retriedIn),
    }
  } catch {
    return whole
  }
}

/** The files that a step ran, by absolute path. Empty if it wrote no report. */
export function filesIn({ report }: { readonly report?: string }): { file: string; hasPassed: boolean }[] {
  if (report === undefined || !existsSync(report)) return []
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.map(({ name, status }) => ({ file: name, hasPassed: status === 'passed' }))
}

/** Prints each result and the totals. Returns whether nothing failed. */
export function sumUp(results: readonly Result[]): boolean {
  console.info('\n━━ summary')
  for (const { name, passed, failed, seconds, failures, retried } of results) {
    const verdict = failed === 0 ? 'passed' : 'FAILED'
    console.info(`${verdict}  ${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds} s`)
    for (const line of [...failures, ...retried]) console.info(`        ${line}`)
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)
  console.info(`\n${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly TestFile[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

/** The failed tests of a file, each with reason and place: the end of a long log must contain all that matters. */
function failuresIn({ name: file, assertionResults, status, message }: TestFile): string[] {
  const tell = (what: string, why: string) => [`${relative(root, file)}: ${what}`, ...reasonIn(why)]
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return tell('the whole file', message)
  return failed.flatMap(({ fullName, failureMessages }) => tell(fullName, failureMessages.join('\n')))
}

/** The tests of a file that passed only when run again: each hides a fault, in itself or in the code. */
function retriedIn({ name: file, assertionResults }: TestFile): string[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .flatMap(({ fullName, failureMessages }) => [
      `${relative(root, file)}: again, then passed: ${fullName}`,
      ...reasonIn(failureMessages[0] ?? ''),
    ])
}

/** The first lines of a failure, and the files of ours that it passed through. */
function reasonIn(failure: string): string[] {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isCall = (line: string) => /^\s+at /.test(line)
  const ours = lines.filter((line) => isCall(line) && line.includes(root) && !line.includes('node_modules'))
  return [...lines.filter((line) => !isCall(line)).slice(0, 12), ...ours.slice(0, 4)].map(
    (line) => `    ${line.slice(0, 300)}`,
  )
}
