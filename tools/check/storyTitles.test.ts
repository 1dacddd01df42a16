import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const features = join(import.meta.dirname, '../../packages/features/src')
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)

it.each(files)(
  '%s has a title that mirrors its path, with its Chinese name, and an address without that name',
  (file) => {
    const [, id = '', title = ''] =
      /^ {2}id: '(.+)',\n {2}title: '(.+)',$/m.exec(readFileSync(join(features, file), 'utf8')) ?? []
    const [path = '', chinese] = title.split(' ')
    const [folder = '', ...rest] = file.split('/')
    expect(path.toLowerCase()).toBe(
      `features/${folder}/${basename(rest.join('/'), '.stories.tsx')}`.toLowerCase(),
    )
    expect(chinese).toMatch(/\p{Script=Han}/u)
    expect(id).toBe(path.toLowerCase().replaceAll('/', '-'))
  },
)
