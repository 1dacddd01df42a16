import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import tailwind3 from 'tailwindcss3'

const { resolve } = createRequire(import.meta.url)

/** Style sheets that other sites apply to all of their elements. */
export async function hostSheets(): Promise<Readonly<Record<string, string>>> {
  return {
    'Bootstrap 5': readFileSync(resolve('bootstrap/dist/css/bootstrap.css'), 'utf8'),
    'Tailwind 3': await tailwindThree(),
    'Tailwind 4': await tailwindFour(),
  }
}

async function tailwindThree(): Promise<string> {
  const plugin = tailwind3({ content: [{ raw: '<p class="p-4">' }] })
  return (await postcss([plugin]).process('@tailwind base; @tailwind utilities;', { from: undefined })).css
}

async function tailwindFour(): Promise<string> {
  const folder = dirname(resolve('tailwindcss/package.json'))
  const { build } = await compile('@import "tailwindcss";', {
    async loadStylesheet(id) {
      const path = join(folder, id === 'tailwindcss' ? 'index.css' : id)
      return { path, base: folder, content: readFileSync(path, 'utf8') }
    },
  })
  return build(['p-4'])
}
