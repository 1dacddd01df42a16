export { PortalContainer, type PortalContainerProps, usePortalContainer } from './PortalContainer'
