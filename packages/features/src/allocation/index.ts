export { AllocationFeature } from './AllocationFeature'
export { english as allocationEnglish } from './english'
export { SeatsByDepartment, type SeatsByDepartmentProps } from './parts/SeatsByDepartment'
