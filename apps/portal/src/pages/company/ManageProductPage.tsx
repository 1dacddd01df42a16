export { ManageProductPage as default } from '@atrium/embed/licences'
