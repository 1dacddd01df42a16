import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

export interface Example {
  /** Such as `docs/embedding.md:31`, with the line of its first line. */
  readonly place: string
  readonly code: string
}

/** The pages for developers of other sites. `packages/server` compiles its examples itself, with stand-ins. */
export const pages = [
  'docs/embedding.md',
  'docs/embed-tokens.md',
  'README.md',
  ...['contracts', 'embed', 'features', 'password', 'ui'].map((name) => `packages/${name}/README.md`),
].filter((path) => existsSync(join(root, path)))

/** The examples of a page in its order: TypeScript for React, for Vue, or HTML. */
export function examplesOf(page: string, kind: 'tsx?' | 'ts vue' | 'html' = 'tsx?'): readonly Example[] {
  const text = readFileSync(join(root, page), 'utf8')
  const blocks = new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms')
  return [...text.matchAll(blocks)].map(({ index, 1: code = '' }) => ({
    place: `${page}:${text.slice(0, index).split('\n').length + 1}`,
    code,
  }))
}

/**
 * An example as a module of its own: with the imports of earlier examples whose names it uses, as a reader would take
 * them, and in one line so that its errors keep their distance.
 */
export function moduleOf({ code }: Example, earlier: readonly Example[]): string {
  const own = new Set(importsIn(code).map(({ name }) => name))
  const missing = new Map<string, string>()
  for (const { name, from } of [...earlier.flatMap((example) => importsIn(example.code)), ...usual])
    if (!own.has(name) && new RegExp(`\\b${name}\\b`).test(code)) missing.set(name, from)
  const imports = [...missing].map(([name, from]) => `import { ${name} } from '${from}';`)
  return `${imports.join(' ')}\n${code}export {}\n`
}

/** What pages name in prose before they use it. */
const usual = [
  { name: 'Atrium', from: '@atrium/embed' },
  { name: 'Members', from: '@atrium/embed/members' },
  { name: 'FeatureProvider', from: '@atrium/features/shared' },
  { name: 'DepartmentsFeature', from: '@atrium/features/departments' },
  ...['Dialog', 'DialogContent', 'DialogHeader', 'DialogBody', 'DialogFooter'].map((name) => ({
    name,
    from: '@atrium/ui/dialog',
  })),
]

const importsIn = (code: string) =>
  [...code.matchAll(/^import \{([^}]+)\} from '([^']+)'/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => ({ name: name.trim().replace(/^type /, ''), from }))
      .filter(({ name }) => name !== ''),
  )

/** What the site of the reader has. */
export const readersOwn = `
declare const baseUrl: string
declare const service: string
declare const openSignIn: () => void
declare const showSignIn: () => void
declare const companyId: string
declare const session: import('@atrium/features/session').Session
declare const getToken: () => string | undefined | Promise<string | undefined>
declare const renewToken: (stale: string) => Promise<string | undefined>
declare const confirmPerson: () => Promise<string | undefined>
declare const onSignedInElsewhere: () => void
declare const isOpen: boolean
declare const setOpen: (isOpen: boolean) => void
`
