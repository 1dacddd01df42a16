export { Embedders } from './Embedders'
export { english as embeddingEnglish } from './english'
