export type { Appearance, AppearanceVariables, Colour } from '../appearance'
export { Atrium, type AtriumProps } from './Atrium'
export type { LoadError, LoadErrorKind } from './LoadError'
