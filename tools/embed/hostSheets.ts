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
    ...own,
    'antd 6': readFileSync(join(import.meta.dirname, 'antdReset.css.txt'), 'utf8'),
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

/** Sheets of no framework, each with one habit of hosts. */
const own = {
  'inherited styles': `body {
    text-align: center; letter-spacing: 0.1em; word-spacing: 0.4em; text-transform: uppercase; text-indent: 12px;
    text-shadow: 1px 1px 2px red; white-space: pre; line-height: 3; font: italic small-caps 700 22px/3 serif;
    cursor: wait; quotes: '<' '>'; list-style: square inside; border-collapse: collapse; border-spacing: 9px;
    hyphens: auto; tab-size: 1; text-wrap: balance; word-break: break-all; overflow-wrap: anywhere;
    -webkit-text-fill-color: teal; -webkit-text-stroke: 1px red; fill: red; stroke: green;
    font-feature-settings: 'zero'; font-variant-numeric: oldstyle-nums; text-underline-offset: 9px;
  }`,
  'rules for elements': `td, th { padding: 20px; border: 3px solid red; text-align: right }
    svg { fill: red; stroke: green; width: 40px; height: 40px; margin: 4px } path { fill: red }
    img { max-width: 30%; border-radius: 50%; float: right } p, ul, ol, h1, h2, h3, form, fieldset { margin: 30px }
    li { list-style: square; margin: 9px } a { text-decoration: underline wavy red; font-weight: bold }
    button, .article button { text-transform: uppercase; border-radius: 99px; margin: 8px; letter-spacing: 2px }
    input, textarea, select { width: 100%; margin: 0 0 20px; border: 3px solid red; height: 70px }
    label { display: block; margin: 9px; font-weight: bold } table { width: 50%; margin: 30px }
    header, footer, section, nav, main, aside { padding: 22px; background: pink }`,
  'rules for everything': '* { box-sizing: content-box; font-size: 20px !important }',
}
