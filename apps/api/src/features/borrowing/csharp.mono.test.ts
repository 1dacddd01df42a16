import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asked, type BorrowedFile, borrowFile, folderOf, programOf, wrongs } from './testing/borrowFile'

const run = promisify(execFile)
const folder = folderOf('documented-licences')
const program = join(folder, 'licence.exe')
let borrowed: BorrowedFile

const main = `
public static class Program
{
    public static int Main(string[] given)
    {
        try { System.Console.Write((string)Licence.Check(given[0], given[1], given[2], given[3], System.DateTimeOffset.Parse(given[4])).Element("sub")); return 0; }
        catch (System.Exception error) { System.Console.Error.Write(error.Message); return error is System.DllNotFoundException ? 2 : 1; }
    }
}`

beforeAll(async () => {
  borrowed = await borrowFile()
  const source = join(folder, 'Licence.cs')
  writeFileSync(source, programOf('csharp') + main)
  const libraries = ['System.Runtime.Serialization', 'System.Xml', 'System.Xml.Linq'].map(
    (name) => `-r:${name}`,
  )
  await run('mcs', [`-out:${program}`, ...libraries, source])
  const libsodium = '<dllmap dll="libsodium" target="libsodium.so.23" />'
  writeFileSync(`${program}.config`, `<configuration>${libsodium}</configuration>`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function check(change: Partial<Asked> = {}) {
  const { file, keys, product, device, at } = { ...borrowed.right, ...change }
  return (await run('mono', [program, file, keys, product, device, at.toISOString()])).stdout
}

it('is accepted by the documented program in C# until its last second', async () => {
  expect(await check()).toBe('ann')
  expect(await check({ at: new Date('2026-03-09T15:59:58Z') })).toBe('ann')
})

it.each(wrongs)('is refused by the documented program in C# with %s', async (_what, change) => {
  await expect(check(change(borrowed))).rejects.toMatchObject({ code: 1 })
})
