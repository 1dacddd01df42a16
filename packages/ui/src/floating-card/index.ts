export { FloatingCard, type FloatingCardProps } from './FloatingCard'
