export { Allocation as default } from '@atrium/embed/allocation'
