export { AllocationFeature } from './AllocationFeature'
export { SeatsByDepartment, type SeatsByDepartmentProps } from './parts/SeatsByDepartment'
