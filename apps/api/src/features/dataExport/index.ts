export { dataExportRoutes } from './dataExportRoutes'
