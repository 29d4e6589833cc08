import { runServer } from '../run-server.ts'
import { makeDemoHistory } from './make-demo-history.ts'

runServer({
  onReady: async (server, url) => {
    const { email, password } = await makeDemoHistory(server, url)
    process.stdout.write(
      `\nThis is a demonstration with a made-up person.\nSign in with ${email} and the password ${password}\n`,
    )
  },
})
