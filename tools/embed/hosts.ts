import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import tailwind3 from 'tailwindcss3'
import { type HostName, hostNames } from '../playground/page/hostNames.ts'
import { strictPolicy } from './strictPolicy.ts'

const { resolve } = createRequire(import.meta.url)

/** A page of another site, by what it does to everything on it. */
export interface Host {
  readonly name: HostName
  /** What it applies to all of its elements. Default: nothing. */
  readonly sheet?: string
  /** The direction of the page. Default: left to right. */
  readonly dir?: 'rtl'
  /**
   * Its Content-Security-Policy.
   * @param service origin of the account service
   */
  readonly policy?: (service: string) => string
}

/** The pages on which features are tested, and which the playground shows. */
export async function listHosts(): Promise<readonly Host[]> {
  const pages: Readonly<Record<HostName, Omit<Host, 'name'>>> = {
    bare: {},
    'Bootstrap 5': { sheet: readFileSync(resolve('bootstrap/dist/css/bootstrap.css'), 'utf8') },
    'Tailwind 3': { sheet: await tailwindThree() },
    'Tailwind 4': { sheet: await tailwindFour() },
    'antd 6': { sheet: readFileSync(join(import.meta.dirname, 'antdReset.css.txt'), 'utf8') },
    ...own,
    'right to left': { dir: 'rtl' },
    'strict policy': { policy: strictPolicy },
  }
  return hostNames.map((name) => ({ name, ...pages[name] }))
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
  'inherited styles': {
    sheet: `body {
    text-align: center; letter-spacing: 0.1em; word-spacing: 0.4em; text-transform: uppercase; text-indent: 12px;
    text-shadow: 1px 1px 2px red; white-space: pre; line-height: 3; font: italic small-caps 700 22px/3 serif;
    cursor: wait; quotes: '<' '>'; list-style: square inside; border-collapse: collapse; border-spacing: 9px;
    hyphens: auto; tab-size: 1; text-wrap: balance; word-break: break-all; overflow-wrap: anywhere;
    -webkit-text-fill-color: teal; -webkit-text-stroke: 1px red; fill: red; stroke: green;
    font-feature-settings: 'zero'; font-variant-numeric: oldstyle-nums; text-underline-offset: 9px;
  }`,
  },
  'rules for elements': {
    sheet: `td, th { padding: 20px; border: 3px solid red; text-align: right }
    svg { fill: red; stroke: green; width: 40px; height: 40px; margin: 4px } path { fill: red }
    img { max-width: 30%; border-radius: 50%; float: right } p, ul, ol, h1, h2, h3, form, fieldset { margin: 30px }
    li { list-style: square; margin: 9px } a { text-decoration: underline wavy red; font-weight: bold }
    button, .article button { text-transform: uppercase; border-radius: 99px; margin: 8px; letter-spacing: 2px }
    input, textarea, select { width: 100%; margin: 0 0 20px; border: 3px solid red; height: 70px }
    label { display: block; margin: 9px; font-weight: bold } table { width: 50%; margin: 30px }
    header, footer, section, nav, main, aside { padding: 22px; background: pink }`,
  },
  'rules for everything': {
    sheet: '* { box-sizing: content-box; font-size: 20px !important }',
  },
  'z-index 9999': {
    sheet: 'header, #host { z-index: 9999 } header { position: sticky; top: 0; background: #ffdd66 }',
  },
}
