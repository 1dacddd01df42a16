import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type Fingerprint,
  namesWithoutShot,
  parseFingerprints,
  readFingerprints,
  writeFingerprints,
} from './fingerprints.ts'
import { shotsOf } from './shotsOf.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprints-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fingerprint = (digit: string): Fingerprint => ({
  width: 1440,
  height: 900,
  hash: digit.repeat(20),
  sketch: Buffer.alloc(108, Number.parseInt(digit, 16)),
})

const write = (pictures: Record<string, Fingerprint>) =>
  writeFingerprints(folder, { chromium: '147.0', pictures: new Map(Object.entries(pictures)) })

const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')

it('reads back what it wrote', () => {
  const pictures = { 'ui-a--b': fingerprint('1'), 'ui-a--b.dark': fingerprint('2') }
  write(pictures)
  expect(readFingerprints(folder)).toEqual({ chromium: '147.0', pictures: new Map(Object.entries(pictures)) })
})

it('has one file for components and one for each feature, with a line for each picture, sorted', () => {
  write({
    'ui-tree--b': fingerprint('1'),
    'ui-button--a': fingerprint('2'),
    'features-orders-list--c': fingerprint('3'),
  })
  expect(readdirSync(folder)).toEqual(['chromium.txt', 'features-orders.txt', 'ui.txt'])
  expect(linesOf('ui.txt').map((line) => line.split(' ')[0])).toEqual(['ui-button--a', 'ui-tree--b', ''])
})

it('changes one line when one picture changes', () => {
  write({ 'ui-a--a': fingerprint('1'), 'ui-a--b': fingerprint('2'), 'ui-a--c': fingerprint('3') })
  const before = linesOf('ui.txt')
  write({ 'ui-a--a': fingerprint('1'), 'ui-a--b': fingerprint('4'), 'ui-a--c': fingerprint('3') })
  expect(linesOf('ui.txt').map((line, at) => line === before[at])).toEqual([true, false, true, true])
})

it('removes the file of a feature without pictures', () => {
  write({ 'features-orders-list--a': fingerprint('1'), 'ui-a--a': fingerprint('2') })
  write({ 'ui-a--a': fingerprint('2') })
  expect(readdirSync(folder)).toEqual(['chromium.txt', 'ui.txt'])
})

it('rejects merge leftovers: a conflict marker, and a duplicate name', () => {
  write({ 'ui-a--a': fingerprint('1') })
  const line = linesOf('ui.txt')[0]
  const parse = (text: string) => parseFingerprints(new Map([['ui.txt', text]]))
  expect(parse(`${line}\n`).pictures.size).toBe(1)
  expect(() => parse(`${line}\n<<<<<<< HEAD\n`)).toThrow('Line 2 of ui.txt')
  expect(() => parse(`${line}\n${line}\n`)).toThrow('Line 2 of ui.txt')
})

it('reports a folder without fingerprints', () => {
  expect(readFingerprints(folder)).toBeUndefined()
})

it('finds the pictures whose stories are gone', () => {
  const viewport = { width: 1440, height: 900 }
  const shots = shotsOf([{ id: 'ui-a--a', title: 'UI/A', name: 'A', viewport }])
  const pictures = new Map([
    ['ui-a--a', fingerprint('1')],
    ['ui-a--a.dark', fingerprint('1')],
    ['ui-a--old', fingerprint('1')],
  ])
  expect(namesWithoutShot({ chromium: '147.0', pictures }, shots)).toEqual(['ui-a--old'])
})
