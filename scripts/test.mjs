import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checks } from './checks.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { commandOf, root } from './root.mjs'
import { runStep, runTogether } from './runStep.mjs'

ensureInstalled()

const reports = join(root, 'node_modules', '.cache', 'atrium', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** What keeps a core busy each, side by side. Stories and journeys need what is built here. */
const first = [
  ...checks,
  { name: 'portal', about: 'the portal is built', args: () => ['scripts/buildPortal.mjs'] },
  {
    name: 'storybook',
    about: 'the static Storybook is built',
    args: () => ['--import', 'tsx', 'scripts/storybook/buildStorybook.ts'],
  },
]

/** One after the other: each takes both cores, and what a browser shows comes too late beside another. */
const then = [
  tests('stories', 'every story of the static Storybook, in both languages, accessibility included', [
    'stories',
  ]),
  tests('journeys', 'people at work in Chromium on the built portal, and its weight', ['journeys']),
  tests('postgres', 'the service on a PostgreSQL server', ['service'], { TEST_DATABASE: 'postgres' }),
  tests('service', 'the service on the embedded database', ['service'], { TEST_DATABASE: 'embedded' }),
  tests('embed', 'what is packed for other sites, on pages of theirs', ['embed']),
  tests('unit', 'functions and hooks, without a browser', ['unit']),
]

const steps = [...first, ...then]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const isChosen = ({ name }) => wanted.length === 0 || wanted.includes(name)
const results = new Map()
await runTogether(first.filter(isChosen), (step, { isGood, said, seconds }) => {
  console.info(`\n━━ ${step.name}: ${step.about}\n${said.trimEnd()}`)
  results.set(step, { seconds, ...count(step, isGood) })
})
for (const step of then.filter(isChosen)) {
  console.info(`\n━━ ${step.name}: ${step.about}`)
  const { isGood, seconds } = await runStep(step)
  results.set(step, { seconds, ...count(step, isGood) })
}
sumUp(steps.filter(isChosen).map((step) => ({ name: step.name, ...results.get(step) })))

/** Tests of some vitest projects, counted from its own report. */
function tests(name, about, projects, env = {}) {
  const report = join(reports, `${name}.json`)
  const args = () => [
    commandOf('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return { name, about, args, env, report }
}

function count({ report }, isGood) {
  const whole = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
  if (report === undefined) return whole
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return {
      passed: numPassedTests,
      failed: isGood ? numFailedTests : Math.max(1, numFailedTests),
      failures: testResults.flatMap(failuresIn),
      retried: testResults.flatMap(retriedIn),
    }
  } catch {
    return whole
  }
}

/** Which tests of a file failed, and why and where: who reads only the end of a long log must know. */
function failuresIn({ name: file, assertionResults, status, message }) {
  const told = (what, why = '') => [`${relative(root, file)}: ${what}`, ...reasonIn(why)]
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return told('the whole file', message)
  return failed.flatMap(({ fullName, failureMessages }) => told(fullName, failureMessages.join('\n')))
}

/** Which tests of a file passed only when run again: each hides a fault, in itself or in what it is about. */
function retriedIn({ name: file, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .flatMap(({ fullName, failureMessages }) => [
      `${relative(root, file)}: again, then passed: ${fullName}`,
      ...reasonIn(failureMessages[0]),
    ])
}

/** The first lines of a failure, and what of the project it passed through. */
function reasonIn(failure) {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isCall = (line) => /^\s+at /.test(line)
  const ours = lines.filter((line) => isCall(line) && line.includes(root) && !line.includes('node_modules'))
  return [...lines.filter((line) => !isCall(line)).slice(0, 12), ...ours.slice(0, 4)].map(
    (line) => `    ${line.slice(0, 300)}`,
  )
}

function sumUp(results) {
  console.info('\n━━ summary')
  for (const { name, passed, failed, seconds, failures = [], retried = [] } of results) {
    const verdict = failed === 0 ? 'passed' : 'FAILED'
    console.info(`${verdict}  ${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds} s`)
    for (const line of [...failures, ...retried]) console.info(`        ${line}`)
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  process.exitCode = total('failed') > 0 ? 1 : 0
  console.info(`\n${total('passed')} passed, ${total('failed')} failed`)
}
