export { type Theme, ThemeRoot, type ThemeRootProps } from './ThemeRoot'
