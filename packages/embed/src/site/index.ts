export { type Site, SiteContext, useSite } from './Site'
