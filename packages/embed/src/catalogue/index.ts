export { Catalogue } from './Catalogue'
