export { AllocationFeature } from './AllocationFeature'
export { allocationRoutes } from './routes'
