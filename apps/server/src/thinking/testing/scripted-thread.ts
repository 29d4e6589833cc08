import { answerInThread } from '../answer-in-thread.ts'
import { scriptedCapabilities } from './scripted-capabilities.ts'

answerInThread(scriptedCapabilities)
