export { releaseCommands } from './releaseCommands'
export { releaseRoutes } from './releaseRoutes'
export { mountInstallers } from './serveInstaller'
export { vendor } from './vendor'
