export { AddressedDrawer, type DrawerState } from './drawer/AddressedDrawer'
export { type DrawerKind, DrawersContext } from './drawer/drawers'
export { english as sharedEnglish } from './english'
export { isForCompany } from './host/buyerInAddress'
export { FeatureProvider, type FeatureProviderProps } from './host/FeatureProvider'
export { FeatureRoot, StaticMarkup, useIsTakenOver } from './host/FeatureRoot'
export { ScreenAt } from './host/FeatureScreens'
export type { Host, Location, Notice, Store, Unsaved } from './host/host'
export { type BrowserLocationOptions, useBrowserLocation } from './host/useBrowserLocation'
export { useHost } from './host/useKept'
export { useLocation, usePathname } from './host/useLocation'
export { createEvents, type EventListener, type Events, type FeatureEvent } from './request/events'
export { Forbidden } from './request/Forbidden'
export { hearStale } from './request/stale'
export { ScreenSkeleton } from './screen/ScreenSkeleton'
export {
  type Catalogues,
  catalogue,
  type English,
  type Locale,
  provideTexts,
  readTexts,
  type TextOverrides,
} from './texts/messages'
export { type ClientOptions, createClient, type TokenSource } from './wire/client'
export { Failure, type FailureKind } from './wire/Failure'
