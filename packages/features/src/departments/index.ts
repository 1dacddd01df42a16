export { DepartmentsFeature, type DepartmentsFeatureProps } from './DepartmentsFeature'
export { departmentsRoutes } from './routes'
