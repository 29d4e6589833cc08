import { setTimeout as sleep } from 'node:timers/promises'

// A fake reader process on a machine that starts programs slowly: ready after 1.5 s, then answers at once.

await sleep(1500)
process.stdout.write('\n')
process.stdin.resume().on('end', () => {
  const answer = { code: 'NO_TEXT', message: 'Read after a slow start.' }
  process.stdout.write(JSON.stringify(answer), () => process.exit(0))
})
