export { PreviewFeature as Preview } from '@atrium/features/preview'
