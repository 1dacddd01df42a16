export { guideRoutes } from './guideRoutes'
