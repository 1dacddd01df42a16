export { ByProductPage as default } from '@atrium/embed/licences'
