export { DepartmentsFeature, type DepartmentsFeatureProps } from './DepartmentsFeature'
export { HandOver, type HandOverProps } from './parts/HandOver'
export { departmentsRoutes } from './routes'
