declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills the pixels; calls back with null if it can't. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void
    free(): void
  }
  interface Library {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default function open(): Library
}
