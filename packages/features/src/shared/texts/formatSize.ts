const units = ['B', 'KB', 'MB', 'GB'] as const

/** In steps of 1024, with one decimal below a hundred: "512 B", "1.5 MB", "128 GB". */
export function formatSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const value = bytes / 1024 ** step
  const shown = step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  return `${shown} ${units[step]}`
}
