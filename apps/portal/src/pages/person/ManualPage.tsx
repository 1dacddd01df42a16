export { AdministratorManual as default } from '@atrium/features/workspace'
