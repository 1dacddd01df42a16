export { DepartmentsFeature, type DepartmentsFeatureProps } from './DepartmentsFeature'
export { HandOver, type HandOverProps } from './parts/HandOver'
export { MemberTasks, type MemberTasksProps } from './parts/MemberTasks'
export { MemberTitle } from './parts/MemberTitle'
