export { PreviewFeature as default } from '@atrium/features/preview'
