import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Canary } from '../hostile-file.ts'

export type RunningCanary = Canary & { heard: string[]; close(): Promise<void> }

/** Listens where hostile documents point: on an address for web requests and a port for anything else. */
export async function startCanary(): Promise<RunningCanary> {
  const heard: string[] = []
  const web = createServer((request, response) => {
    heard.push(`web ${request.method} ${request.url}`)
    response.end()
  })
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  const { port } = web.address() as AddressInfo
  const datagrams = createSocket('udp4')
  datagrams.on('message', (message) => heard.push(`datagram of ${message.length} bytes`))
  datagrams.bind(port, '127.0.0.1')
  await once(datagrams, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `canary-${port}.invalid`,
    heard,
    close: async () => {
      datagrams.close()
      web.closeAllConnections()
      web.close()
      await once(web, 'close')
    },
  }
}
