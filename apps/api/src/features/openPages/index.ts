export { mountIndex } from './mountIndex'
export { readHead } from './readHead'
