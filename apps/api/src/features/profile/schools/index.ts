export { suggestSchools } from './searchSchools'
