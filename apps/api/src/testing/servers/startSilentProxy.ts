import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that can go silent, like a network that drops packets: nothing is refused, nothing arrives. */
interface SilentProxy {
  /** The server's address with this proxy's host and port. */
  url(server: string): string
  /** Holds every byte, in both directions, on existing and new connections. */
  goSilent(): void
  /** Lets new connections through; existing ones stay silent. */
  comeBack(): void
  close(): Promise<void>
}

export async function startSilentProxy(server: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(server)
  const sockets = new Set<Socket>()
  const hush = (socket: Socket) => {
    socket.unpipe()
    socket.pause()
  }
  let isSilent = false
  const proxy = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    if (!isSilent) near.pipe(far).pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const own = proxy.address() as AddressInfo
  return {
    url(address) {
      const url = new URL(address)
      url.host = `127.0.0.1:${own.port}`
      return url.href
    },
    goSilent() {
      isSilent = true
      for (const socket of sockets) hush(socket)
    },
    comeBack() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
