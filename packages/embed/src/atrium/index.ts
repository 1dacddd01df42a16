export { type Appearance, Atrium, type AtriumProps } from './Atrium'
export type { LoadError, LoadErrorKind } from './LoadError'
