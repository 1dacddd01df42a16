export type { Part, Parts } from '../parts/PartsContext'
export { type Theme, ThemeRoot, type ThemeRootProps, type Variables } from './ThemeRoot'
export { probeStyle, watchScheme } from './watchScheme'
