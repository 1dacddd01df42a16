import { pagePaths } from '../../../packages/contracts/src/paths.ts'
import { withoutComments } from './importsOf'
import type { Layer, Place, ServiceRoom } from './placeOf'

type Target = Place | { readonly packageName: string }

/** Why an import isn't allowed; undefined if it is. */
export const rules = {
  imports(from: Place, target: Target): string | undefined {
    return 'packageName' in target ? packageRule(from, target.packageName) : placeRule(from, target)
  },

  /** A feature gets everything about the page from its provider. */
  globals(from: Place, source: string): string[] {
    if (from.room !== 'features' || from.layer === 'proof' || from.layer === 'mocks') return []
    if (from.path.endsWith(`/${forHosts}`)) return []
    const found = withoutComments(source).match(globalNames)
    return found ? [`touches ${found[0]}, which its host decides about`] : []
  },

  /**
   * The path table names every page. Short words such as `/login` are also paths of other sites, so they are
   * allowed.
   */
  paths(from: Place, source: string): string[] {
    if (from.room === 'elsewhere' || from.path.startsWith(pathTables)) return []
    const found = [...withoutComments(source).matchAll(/['"`}](\/[\w/-]+)(?=['"`?#])/g)]
      .map(([, path]) => path)
      .filter((path) => path !== undefined && tablePaths.has(path))
    return [...new Set(found)].map((path) => `writes the path ${path}: take it from @atrium/contracts/paths`)
  },

  /** A feature uses a component through a ref, a handle or state. */
  reaches(from: Place, source: string): string[] {
    if (from.room !== 'features' || from.layer === 'proof' || from.layer === 'mocks') return []
    const found = withoutComments(source).match(reaching)
    return found ? [`reaches into the page by ${found[0].slice(1)}: take a ref or a handle`] : []
  },
}

/** A component's DOM is private. */
const reaching = /\.(?:querySelector(?:All)?|closest|getElementById|getElementsBy\w+)(?=[<(])/

/** Utilities for hosts, which choose to use them. */
const forHosts = 'shared/host/useBrowserLocation.ts'

const pathTables = 'packages/contracts/src/'
const tablePaths: ReadonlySet<string> = new Set(
  Object.values(pagePaths).filter((path) => !/^\/([a-z]*|callback\/.*)$/.test(path)),
)

const globalNames =
  /(?<![.\w])(?:localStorage|sessionStorage)\b|\bdocument\.title\b|\b(?:window|document|globalThis)\.(?:location|history|localStorage|sessionStorage)\b/

const below: Readonly<Record<string, readonly string[]>> = {
  contracts: ['contracts'],
  password: ['password'],
  server: ['server'],
  ui: ['ui'],
  features: ['contracts', 'password', 'ui', 'features'],
  embed: ['contracts', 'ui', 'features', 'embed'],
  portal: ['contracts', 'ui', 'features', 'embed', 'portal'],
  desk: ['contracts', 'ui', 'features', 'desk'],
  api: ['contracts', 'password', 'api'],
}

function placeRule(from: Place, to: Place): string | undefined {
  const allowed = below[from.room]
  const isWhole = from.layer === 'proof' && (from.room === 'portal' || from.room === 'api')
  if (allowed === undefined || isWhole || to.room === 'elsewhere') return undefined
  if (!allowed.includes(to.room)) return `${from.room} may not import ${to.room}`
  if (to.layer === 'mocks' && from.layer !== 'proof' && from.layer !== 'mocks') {
    return 'only stories and tests may import mocks'
  }
  if (to.room === 'contracts' && isOfService.test(to.path) && !isServed(from)) {
    return 'policies and refusals are for the service'
  }
  if (from.room === 'api') return serviceRule(from, to)
  return from.room === 'features' ? featureRule(from, to) : undefined
}

/** Stories and tests may answer as the service does, with the refusals of any capability. */
const isServed = (from: Place) => from.room === 'contracts' || from.room === 'api' || isForStories(from)
const isForStories = ({ layer, path }: Place) =>
  layer === 'proof' || layer === 'mocks' || path.startsWith('packages/features/src/shared/stories/')
const isOfService = /\/(policy|refusals)(\.ts)?$/

function serviceRule(from: Place, to: Place): string | undefined {
  if (from.layer === 'proof') return undefined
  if (isForTests(from) || to.room !== 'api') return undefined
  return isForTests(to) ? 'only tests may import what is for tests' : innerRule(from, to)
}

const isForTests = (place: Place) => place.path.includes('/testing/') || place.layer === 'proof'

const belowInService: Readonly<Record<ServiceRoom, readonly ServiceRoom[]>> = {
  composition: ['composition', 'features', 'platform', 'ports', 'adapters'],
  features: ['features', 'platform', 'ports'],
  adapters: ['adapters', 'platform', 'ports'],
  ports: ['ports', 'platform'],
  platform: ['platform'],
}

function innerRule({ inner: from = 'composition', feature }: Place, to: Place): string | undefined {
  const { inner: target = 'composition' } = to
  if (!belowInService[from].includes(target)) return `${from} of the service may not import its ${target}`
  if (from !== 'features' || target !== 'features' || feature === to.feature) return undefined
  return /\/features\/[^/]+(\/(index|tables))?$/.test(to.path)
    ? undefined
    : 'of another feature only its index and its tables may be imported'
}

function featureRule(from: Place, to: Place): string | undefined {
  if (to.room === 'ui') return from.layer === 'api' ? 'api shows nothing' : undefined
  if (to.room === 'password') return undefined
  if (to.room === 'contracts' && isOfService.test(to.path)) return undefined
  if (from.feature !== undefined && to.feature !== from.feature && !ofAll.has(to.feature))
    return 'a feature may not import another'
  if (to.room === 'contracts' || to.feature !== from.feature || from.feature === 'shared') return undefined
  return layerRule(from.layer, to.layer)
}

/** Folders that belong to no single feature. */
const ofAll: ReadonlySet<string | undefined> = new Set([undefined, 'shared', 'wire'])

/** Layers that each layer must not import from the same feature. */
const forbidden: Readonly<Partial<Record<Layer, readonly Layer[]>>> = {
  api: ['atoms', 'messages', 'screen', 'root', 'index'],
  messages: ['api', 'atoms', 'screen', 'root', 'index'],
  atoms: ['screen', 'root', 'index'],
  screen: ['root', 'index'],
  root: ['index'],
  other: ['root', 'index'],
}

function layerRule(from: Layer, to: Layer): string | undefined {
  return forbidden[from]?.includes(to) ? `${from} may not import ${to}` : undefined
}

const notForUi = /^(jotai|ofetch|wouter|valibot|react-hook-form|@hookform\/)/
const notForFeatures = /^node:|^(hono|drizzle-orm|pg|@electric-sql)/

function packageRule(from: Place, packageName: string): string | undefined {
  if (from.layer === 'proof') return undefined
  if (from.room === 'contracts' && packageName !== 'valibot') return 'a contract imports valibot only'
  if (from.room === 'ui' && notForUi.test(packageName))
    return 'the design system has no state, routes or requests'
  if (from.room === 'features' && notForFeatures.test(packageName)) return 'a feature runs in the browser'
  if (from.room === 'api' && /^react|^jotai|^wouter/.test(packageName)) return 'the service shows nothing'
  return undefined
}
