import { readFileSync, readlinkSync } from 'node:fs'

/**
 * The scope of process numbers: on Linux this boot and its namespace, which containers with the same host
 * name need not share. Undefined: unknown.
 */
export function processSpace(): string | undefined {
  if (process.platform !== 'linux') return process.platform
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}
