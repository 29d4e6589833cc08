import { capabilities } from '@nextrung/engine/engine'
import { answerInThread } from './answer-in-thread.ts'

answerInThread(capabilities)
