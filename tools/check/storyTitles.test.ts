import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = ['packages/features/src', 'apps/portal/src/journeys'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file)),
)

// Without an id, a story's address would come from the title, which Storybook's index replaces for its search.
it.each(files)(
  '%s has a title that mirrors its path, with its Chinese name, and an address without that name',
  (file) => {
    const [, id = '', title = ''] =
      /^ {2}id: '(.+)',\n {2}title: '(.+)',$/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const [path = '', chinese] = title.split(' ')
    expect(path.toLowerCase()).toBe(placeOf(file).toLowerCase())
    expect(chinese).toMatch(/\p{Script=Han}/u)
    expect(id).toBe(path.toLowerCase().replaceAll('/', '-'))
  },
)

/** Its area, the folder of its feature if it has one, and the name of its file. */
function placeOf(file: string): string {
  const [, area = '', , folder = ''] = file.split('/')
  const name = basename(file, '.stories.tsx')
  return area === 'features' ? [area, folder, name].join('/') : [folder, name].join('/')
}
