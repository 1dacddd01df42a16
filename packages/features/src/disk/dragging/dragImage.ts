import styles from './dragImage.module.css'

/** What goes along with the pointer, in words: browsers show what was taken hold of, but not how much goes with it. */
export function dragImage(transfer: DataTransfer, words: string, container: HTMLElement): void {
  const image = document.createElement('span')
  image.textContent = words
  image.className = styles.image ?? ''
  container.append(image)
  transfer.setDragImage(image, -12, -12)
  // It is drawn after this.
  setTimeout(() => image.remove())
}
