import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Preview } from './Preview'
import { previewPaths } from './routes'

/** A file of a cloud disk, shown in the browser. */
export const PreviewFeature = () => <FeatureScreens screens={screens} />

const screens = Object.fromEntries(previewPaths.map((path) => [path, <Preview key={path} />]))
