/** A file's role, derived from its path alone, so that a new feature is checked from its first file. */
export type Layer =
  | 'contract'
  | 'api'
  | 'atoms'
  | 'messages'
  | 'screen'
  | 'root'
  | 'index'
  | 'mocks'
  | 'proof'
  | 'other'

/** Everything next to the other folders is composition. */
export type ServiceRoom = 'composition' | 'features' | 'platform' | 'ports' | 'adapters'

export interface Place {
  readonly room:
    | 'contracts'
    | 'password'
    | 'server'
    | 'ui'
    | 'features'
    | 'embed'
    | 'portal'
    | 'desk'
    | 'api'
    | 'elsewhere'
  /** The feature, for features, contracts and the service's features. */
  readonly feature?: string | undefined
  /** The part of the service. */
  readonly inner?: ServiceRoom | undefined
  readonly layer: Layer
  readonly path: string
}

const rooms = [
  ['packages/contracts/src/', 'contracts'],
  ['packages/password/src/', 'password'],
  ['packages/server/src/', 'server'],
  ['packages/ui/src/', 'ui'],
  ['packages/features/src/', 'features'],
  ['packages/embed/src/', 'embed'],
  ['apps/portal/', 'portal'],
  ['apps/desk/', 'desk'],
  ['apps/api/', 'api'],
] as const

/** @param path of a file, or an import's target: without extension, possibly a folder */
export function placeOf(path: string): Place {
  const [prefix, room] = rooms.find(([start]) => path.startsWith(start)) ?? ['', 'elsewhere' as const]
  const inside = path.slice(prefix.length).split('/')
  const layer = layerOf(inside, path)
  // Files next to the folders, such as the path table and the English texts, belong to no single feature.
  const isBeside = inside.length === 1 && (room === 'contracts' || path.endsWith('.ts'))
  const isByFeature = (room === 'features' || room === 'contracts') && !isBeside
  if (room !== 'api') return { room, feature: isByFeature ? inside[0] : undefined, layer, path }
  const inner = innerRooms.find((name) => name === inside[1]) ?? 'composition'
  return { room, inner, feature: inner === 'features' ? inside[2] : undefined, layer, path }
}

const innerRooms = ['features', 'platform', 'ports', 'adapters'] as const

function layerOf(inside: readonly string[], path: string): Layer {
  const name = inside.at(-1) ?? ''
  if (/\.(stories|test)(\.tsx?)?$/.test(name) || inside.includes('e2e') || inside.includes('journeys'))
    return 'proof'
  if (/^(test[A-Z]\w*|storySteps)(\.tsx?)?$/.test(name)) return 'proof'
  const stem = name.replace(/\.tsx?$/, '')
  if (/^mocks$|^fixtures$|Fixture$/.test(stem) || inside.includes('mocks')) return 'mocks'
  if (path.startsWith('packages/contracts/')) return 'contract'
  if (stem === 'api' || stem === 'atoms' || stem === 'messages' || stem === 'index') return stem
  if (inside.length === 1 && path.startsWith('packages/')) return 'index'
  if (/Feature$/.test(stem)) return 'root'
  return name.endsWith('.tsx') || inside.includes('parts') ? 'screen' : 'other'
}
