export { Atrium } from './Atrium'
export { AtriumError, type AtriumErrorKind } from './AtriumError'
export type { CreateEmbedToken, EmbeddedPerson, EmbedToken, Scope } from './EmbedToken'
export type { AtriumOptions } from './sender'
