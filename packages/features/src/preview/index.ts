export { english as previewEnglish } from './english'
export { PreviewFeature } from './PreviewFeature'
export { FilePreview } from './parts/FilePreview'
export type { FilePreviewProps, PreviewedFile } from './parts/PreviewedFile'
