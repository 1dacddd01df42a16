export { Catalogue as default } from '@atrium/embed/catalogue'
