export type { MountOptions, PropsOf } from './MountOptions'
export { type Mounted, mountAtrium } from './mountAtrium'
