import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDnsFile, withRecords } from './openDns'

const folder = mkdtempSync(join(tmpdir(), 'atrium-dns-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'records.json')
const write = (content: unknown) => writeFileSync(file, JSON.stringify(content))

it('reads records from a file that changes meanwhile', async () => {
  write({})
  const records = openDnsFile(file)
  expect(await records.readTxt('a.example')).toEqual([])
  write({ 'a.example': ['one', 'two'] })
  expect(await records.readTxt('a.example')).toEqual(['one', 'two'])
})

it('says what a file must contain', () => {
  write(['a.example'])
  expect(() => openDnsFile(file)).toThrow('DNS_RECORDS_FILE')
})

it('prefers fixed records', async () => {
  write({ 'a.example': ['file'], 'b.example': ['file'] })
  const records = withRecords({ 'a.example': ['fixed'] }, openDnsFile(file))
  expect(await records.readTxt('a.example')).toEqual(['fixed'])
  expect(await records.readTxt('b.example')).toEqual(['file'])
})
