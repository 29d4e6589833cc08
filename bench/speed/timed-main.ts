import { type FailPoints, noFailPoints } from '../../apps/server/src/fail-points.ts'
import { runServer } from '../../apps/server/src/run-server.ts'

// The real server, which also tells its parent process when it passes the named points of an analysis.
const tell: FailPoints = async (point) => {
  process.send?.({ point, at: performance.timeOrigin + performance.now() })
}

runServer({ failPoint: process.send ? tell : noFailPoints })
