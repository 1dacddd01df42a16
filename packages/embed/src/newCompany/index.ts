export { NewCompany } from './NewCompany'
