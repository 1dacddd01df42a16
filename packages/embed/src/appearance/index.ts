export type { Appearance, AppearanceVariables, Colour } from './Appearance'
export { variablesOf } from './variablesOf'
