export { Backlog as default } from '@atrium/embed/backlog'
