import {
  endSpawned,
  freePort,
  makeDataFolder,
  onBusyMachine,
  spawnServer,
} from '../apps/server/src/testing/spawned-server.ts'

export type TestServer = Awaited<ReturnType<typeof makeTestServer>>

/** A server for one file of tests, with settings of its own, whose address is known before it starts. */
export const makeTestServer = async () => {
  const { dataDir, remove } = await makeDataFolder()
  const port = await freePort()
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start: (settings: Record<string, string> = {}) =>
      spawnServer({
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: 'localhost',
        ...onBusyMachine,
        ...settings,
      }),
    close: async () => {
      await endSpawned()
      await remove()
    },
  }
}
