import { setTimeout as sleep } from 'node:timers/promises'
import { limitCosts } from '../../reader-costs.ts'

// A fake reader process. A file of the text 'wait' takes 1.5 s, but hardly any work; any other is work without end.

const startClock = await limitCosts()
process.stdout.write('\n')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
startClock()
if (!Buffer.concat(chunks).toString('latin1').endsWith('wait')) for (;;) Math.random()
await sleep(1500)
const answer = { code: 'NO_TEXT', message: 'Read in the end.' }
process.stdout.write(JSON.stringify(answer), () => process.exit(0))
