export { HandOver as default } from '@atrium/features/departments'
