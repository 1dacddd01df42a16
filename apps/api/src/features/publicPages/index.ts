export { mountIndex } from './mountIndex'
export { mountWellKnown } from './mountWellKnown'
export { readHead } from './readHead'
