import {
  endSpawned,
  freePort,
  makeDataFolder,
  onBusyMachine,
  spawnServer,
} from '../apps/server/src/testing/spawned-server.ts'

export type TestServer = Awaited<ReturnType<typeof makeTestServer>>

/** A server for one test file, with its own settings and a URL known before it starts. */
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
