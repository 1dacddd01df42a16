export { Account as default } from '@atrium/embed/account'
