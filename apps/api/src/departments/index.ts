export { departmentRoutes } from './departmentRoutes'
