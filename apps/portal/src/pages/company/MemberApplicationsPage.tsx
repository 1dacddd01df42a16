export { Applications as default } from '@atrium/embed/applications'
