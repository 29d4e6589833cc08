import { answerInThread } from '../answer-in-thread.ts'
import { scriptedCapabilities } from './scripted-capabilities.ts'

// Loads for longer than `beQuick` may run.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200)
answerInThread(scriptedCapabilities)
