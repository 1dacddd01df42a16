export { mountDirectoryCallbacks } from './callbacks/mountDirectoryCallbacks'
export { chinaDirectoryRoutes } from './chinaDirectoryRoutes'
export { differencesKeptMilliseconds } from './differencesKept'
export { runDirectoryChanges, runDirectoryReads } from './runChinaDirectories'
