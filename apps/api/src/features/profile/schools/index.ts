export { suggestSchools } from './suggestSchools'
