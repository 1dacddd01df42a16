import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const examples = [
  ...readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').matchAll(
    /## (\w+)\n\n```ts\n([\s\S]*?)```/g,
  ),
].map(([, name = '', code = '']) => ({ name, code }))

/** What a site has of its own: its sign-in, and the types of Express that the example uses. */
const own = `
export declare function signedInUser(request: unknown): Promise<
  | { readonly id: string; readonly atriumId: string; readonly verifiedPhone: string; readonly companyId: string }
  | undefined
>
`
const express = `
interface Request { get(name: string): string | undefined; readonly body: any }
interface Response { sendStatus(status: number): unknown; json(body: unknown): unknown }
interface App {
  use(handler: unknown): App
  post(path: string, handler: (request: Request, response: Response) => unknown): void
}
declare function express(): App
declare namespace express { function json(): unknown }
export default express
`

it('has an example for each framework, of at most 15 lines of code', () => {
  expect(examples.map(({ name }) => name)).toEqual(['Next', 'Express'])
  for (const { code } of examples)
    expect(code.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(15)
})

it('has examples that compile as they are', () => {
  const folder = join(root, 'node_modules/.cache/atrium/serverReadme')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.ts`), code)
  writeFileSync(join(folder, 'auth.d.ts'), own)
  mkdirSync(join(folder, 'node_modules/express'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/express/index.d.ts'), express)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    customConditions: ['@atrium/source'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    skipLibCheck: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  expect(execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })).toBe('')
})
