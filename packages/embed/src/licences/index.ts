export { ByMemberPage } from './ByMemberPage'
export { ByProductPage } from './ByProductPage'
export { Licences } from './Licences'
export { ManageProductPage } from './ManageProductPage'
